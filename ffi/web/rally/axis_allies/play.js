"use strict"

/* global view, PLACES, send_action, send_query, action_button, action_button_with_argument, confirm_action_button */

const WIDTH = 1710
const HEIGHT = 920
const SVG = "http://www.w3.org/2000/svg"
const SHORT = {
	infantry: "inf", armor: "arm", fighter: "ftr", bomber: "bmb", transport: "trn", submarine: "sub", carrier: "car",
	battleship: "bat", aa_gun: "aa", industrial_complex: "ic",
}
const NAMES = { ussr: "Soviet Union", germany: "Germany", uk: "United Kingdom", japan: "Japan", usa: "United States" }

let spaces = null
let titles = {}
const cells = new Map()

function create(parent, tag, attributes, text) {
	const element = document.createElementNS(SVG, tag)
	for (const name in attributes)
		element.setAttribute(name, attributes[name])
	if (text !== undefined)
		element.textContent = text
	parent.appendChild(element)
	return element
}

/* MAP: each space is what lies nearer to its place than to others. */

// The part of a polygon that is nearer to one place than to another.
function cut(polygon, own, other) {
	const [ mx, my ] = [ (own[0] + other[0]) / 2, (own[1] + other[1]) / 2 ]
	const side = ([ x, y ]) => (x - mx) * (other[0] - own[0]) + (y - my) * (other[1] - own[1])
	const out = []
	polygon.forEach((here, at) => {
		const next = polygon[(at + 1) % polygon.length]
		const [ a, b ] = [ side(here), side(next) ]
		if (a <= 0)
			out.push(here)
		if (a < 0 && b > 0 || a > 0 && b < 0)
			out.push([ here[0] + (next[0] - here[0]) * a / (a - b), here[1] + (next[1] - here[1]) * a / (a - b) ])
	})
	return out
}

function polygon_of(space, places) {
	let polygon = [ [ 0, 0 ], [ WIDTH, 0 ], [ WIDTH, HEIGHT ], [ 0, HEIGHT ] ]
	for (const [ other, place ] of places)
		if (other !== space)
			polygon = cut(polygon, PLACES[space], place)
	return polygon
}

// Whether two cells share an edge.
function is_beside(some, others) {
	const near = ([ x, y ]) => others.some(([ u, v ]) => Math.hypot(x - u, y - v) < 0.5)
	return some.filter(near).length >= 2
}

// Islands in a sea zone, and a rock.
function is_small({ space, around }) {
	return around !== null || space === "gib"
}

function draw_map() {
	const svg = create(document.getElementById("map"), "svg", { width: WIDTH, height: HEIGHT })
	const main = spaces.filter(s => !is_small(s))
	const places = main.map(s => [ s.space, PLACES[s.space] ])
	const polygons = new Map(main.map(s => [ s.space, polygon_of(s.space, places) ]))
	for (const s of [ ...main, ...spaces.filter(is_small) ]) {
		const [ x, y ] = PLACES[s.space]
		const cell = is_small(s)
			? create(svg, "ellipse", { cx: x, cy: y, rx: 33, ry: 24 })
			: create(svg, "polygon", { points: polygons.get(s.space).map(p => p.map(n => n.toFixed(1)).join()).join(" ") })
		cell.addEventListener("click", () => click_space(s.space))
		const worth = s.income ? `, ${s.income} IPC` : ""
		create(cell, "title", {}, `${s.name}${worth}. Beside: ${s.borders.map(name_of).join(", ")}.`)
		cells.set(s.space, { cell, space: s, stacks: null })
	}
	draw_borders(svg, main, polygons)
	for (const s of spaces) {
		const [ x, y ] = PLACES[s.space]
		const name = create(svg, "text", { x, y: y - 13, class: s.capital !== "nobody" ? "name capital" : "name" })
		Object.assign(cells.get(s.space), { name, stacks: create(svg, "g", {}) })
	}
}

// A line where two spaces are adjacent and their cells are not, if they are not at opposite edges of the map.
function draw_borders(svg, main, polygons) {
	for (const s of main)
		for (const other of s.borders) {
			if (!polygons.has(other) || other < s.space || is_beside(polygons.get(s.space), polygons.get(other)))
				continue
			const [ [ x1, y1 ], [ x2, y2 ] ] = [ PLACES[s.space], PLACES[other] ]
			if (Math.abs(x1 - x2) < WIDTH / 2)
				create(svg, "line", { x1, y1, x2, y2, class: "border" })
		}
}

function name_of(space) {
	return spaces.find(s => s.space === space).name
}

function land_name({ space, income }) {
	const complex = view.board.complexes.includes(space) ? " \u2302" : ""
	return space.slice(0, 3).toUpperCase() + (income ? ` ${income}` : "") + complex
}

function sea_name({ space, name }) {
	return space.length <= 3 ? space.toUpperCase() : name.replace(" Sea Zone", "")
}

/* CLICKS */

function click_space(space) {
	for (const verb of [ "space", "fight", "bomb", "retreat" ])
		if (send_action(verb, space))
			return
}

function click_stack(space, pieces) {
	for (const verb of [ "piece", "lose", "keep", "support", "board" ])
		for (const piece of pieces)
			if (send_action(verb, piece))
				return
	click_space(space)
}

function is_listed(verb, noun) {
	return Boolean(view.actions && Array.isArray(view.actions[verb]) && view.actions[verb].includes(noun))
}

/* STACKS */

function draw_stacks({ stacks, space }) {
	stacks.replaceChildren()
	const there = view.board.stacks[space.space] || []
	const [ x, y ] = PLACES[space.space]
	const wide = Math.min(there.length, 2)
	there.forEach(([ owner, kind, cargo, pieces ], at) => {
		const left = x + (at % 2 - wide / 2) * 33
		const top = y - 10 + Math.floor(at / 2) * 15
		const stack = create(stacks, "g", { class: `stack ${owner}` })
		create(stack, "rect", { x: left, y: top, width: 32, height: 14 })
		create(stack, "text", { x: left + 16, y: top + 11 }, `${pieces.length} ${SHORT[kind]}${cargo ? "+" : ""}`)
		create(stack, "title", {}, `${NAMES[owner]}: ${pieces.length} ${SHORT[kind]}${cargo ? ` with ${cargo}` : ""}`)
		const verbs = [ "piece", "lose", "keep", "support", "board" ]
		stack.classList.toggle("action", pieces.some(piece => verbs.some(verb => is_listed(verb, piece))))
		stack.classList.toggle("selected", pieces.some(piece => (view.clicks.pieces || []).includes(piece)))
		stack.addEventListener("click", () => click_stack(space.space, pieces))
	})
}

function update_cell(entry) {
	const { cell, space: { space, surface } } = entry
	const owner = surface === "sea" ? "sea" : `land ${view.board.owners[space] || "nobody"}`
	const is_action = [ "space", "fight", "bomb", "retreat" ].some(verb => is_listed(verb, space))
	const marks = [ is_action && "action", view.clicks.from === space && "selected", view.space === space && "battle" ]
	cell.setAttribute("class", [ "space", owner, ...marks.filter(Boolean) ].join(" "))
	entry.name.textContent = surface === "land" ? land_name(entry.space) : sea_name(entry.space)
	draw_stacks(entry)
}

/* BUTTONS */

function piece_kind(piece) {
	for (const space in view.board.stacks)
		for (const [ , kind, cargo, pieces ] of view.board.stacks[space])
			if (pieces.includes(piece))
				return `${SHORT[kind]}${cargo ? ` with ${cargo}` : ""}`
	return `cargo #${piece}`
}

// Buttons for nouns that are no spaces: the client keeps a button, whose label may be of another turn.
function noun_buttons(verb, label) {
	for (const noun of view.actions && view.actions[verb] || []) {
		action_button_with_argument(verb, noun, label(noun))
		document.getElementById(`${verb}_${noun}_button`).textContent = label(noun)
	}
	for (const button of document.querySelectorAll(`[id^="${verb}_"]`)) {
		const noun = button.id.slice(verb.length + 1, -"_button".length)
		const nouns = view.actions && view.actions[verb] || []
		button.classList.toggle("hide", !nouns.some(known => String(known) === noun))
	}
}

function update_buttons() {
	noun_buttons("buy", kind => SHORT[kind])
	noun_buttons("place", kind => SHORT[kind])
	noun_buttons("piece", piece => `1 ${piece_kind(piece)}`)
	noun_buttons("all", piece => `all ${piece_kind(piece)}`)
	noun_buttons("board", ship => `aboard ${piece_kind(ship)}`)
	noun_buttons("lose", piece => `lose ${piece_kind(piece)}`)
	noun_buttons("keep", piece => `land ${piece_kind(piece)}`)
	noun_buttons("support", piece => `support by ${piece_kind(piece)}`)
	confirm_action_button("surrender", "Surrender", "Does your side give up?")
	action_button("raid", "Raid")
	action_button("others", "Others")
	action_button("stay", "Stay")
	action_button("break_off", "Retreat")
	action_button("press", "Press")
	action_button("roll", "Roll")
	action_button("end_phase", "End phase")
	action_button("done", "Done")
	action_button("undo", "Undo")
}

/* CALLED BY THE SITE */

function on_update() {
	if (spaces === null) {
		send_query("map")
		send_query("rules")
		return
	}
	for (const entry of cells.values())
		update_cell(entry)
	const money = Object.entries(view.cash).map(([ power, cash ]) => `${NAMES[power]}: ${cash} IPC`)
	document.getElementById("turn_info").textContent = [ `Round ${view.round}`, ...money ].join("\n")
	update_buttons()
}

function on_reply(what, reply) {
	if (what === "map") {
		spaces = reply
		draw_map()
		on_update()
	} else if (what === "rules") {
		titles = reply
		for (const cite of document.querySelectorAll("#log .cite"))
			cite.title = titles[cite.textContent] || ""
	} else {
		const dialog = document.getElementById("reply")
		dialog.querySelector("pre").textContent = typeof reply === "string" ? reply : chances(reply)
		dialog.showModal()
	}
}

function chances(reply) {
	if (reply === null || reply.rows.length === 0)
		return "No battle is to be fought."
	const { value, rows } = reply
	const share = chance => `${(100 * chance).toFixed(1)} %`
	return [
		...rows.map(row => `${name_of(row.space)}: won ${share(row.win)}, lost ${share(row.lose)}`),
		`all won: ${share(value.all_won)}`,
	].join("\n")
}

const MARKS = { "#": "turn", ".": "phase", ">": "effect" }

function on_log(text) {
	const line = document.createElement("div")
	const [ , body, cites ] = /^(.*?)(?: \[(.*)\])?$/s.exec(text)
	if (body[0] in MARKS)
		line.className = MARKS[body[0]]
	line.append(body[0] in MARKS ? body.slice(1) : body)
	for (const id of cites ? cites.split(", ") : []) {
		const cite = document.createElement("span")
		cite.className = "cite"
		cite.textContent = id
		cite.title = titles[id] || ""
		line.append(" ", cite)
	}
	return line
}
