/** The start time of a test file. Not a fixed date, because the database compares some times with its own clock. */
export let NOW = new Date();

/** Called before each file, because the files of a worker share its modules. */
export function setNow(): void {
  NOW = new Date();
}

export const addSeconds = (seconds: number, from = NOW): Date => new Date(from.getTime() + seconds * 1000);
export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 86_400;
