insert or replace into titles
	( title_id, title_name, bgg )
values
	( 'axis-allies', 'Axis & Allies', 98 )
;
