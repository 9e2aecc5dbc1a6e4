/** A failure that the person who typed the command can mend: one line, no stack. */
export class Stop extends Error {}

export const say = (line: string): void => console.log(line);

/** `12.3 s`, `2 min 5 s`. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** Runs a command's work; a full disk and other expected failures end in one line. */
export async function main(work: () => Promise<number>): Promise<void> {
  try {
    process.exit(await work());
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}

function explain(error: unknown): string {
  if (error instanceof Stop) return error.message;
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return 'The disk is full: free some space and start again.';
  return String((error as Error).stack ?? error);
}
