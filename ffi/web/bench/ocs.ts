export const ground: any = {};
