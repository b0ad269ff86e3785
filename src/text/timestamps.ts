/** Discord's timestamps are in whole seconds. */
export const inSeconds = (ms: number): number => Math.round(ms / 1000);
