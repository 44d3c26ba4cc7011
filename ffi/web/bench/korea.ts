export const korea: any = {};
