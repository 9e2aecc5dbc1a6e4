import { isStopping, stopAll } from './processes/stopping';

/** A failure that the person who typed the command can mend: one line, no stack. */
export class Stop extends Error {}

export const say = (line: string): void => console.log(line);

/** `12.3 s`, `2 min 5 s`. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** Runs a command's work and ends what it started; expected failures end in one line. */
export async function main(work: () => Promise<number>): Promise<void> {
  const end = async (code: number) => {
    await stopAll();
    process.exit(code);
  };
  const fail = (error: unknown) => {
    console.error(explain(error));
    return end(1);
  };
  process.once('uncaughtException', fail);
  await work().then(end, (error) => (isStopping() ? stopAll() : fail(error)));
}

function explain(error: unknown): string {
  if (error instanceof Stop) return error.message;
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return 'The disk is full: free some space and start again.';
  return String((error as Error).stack ?? error);
}
