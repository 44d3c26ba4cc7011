export const civil: any = {};
