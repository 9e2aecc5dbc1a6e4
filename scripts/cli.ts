import { isShuttingDown, shutDown } from './processes/shutdown';

/** A failure that the user of the command can fix: printed as one line without a stack trace. */
export class CliError extends Error {}

export const printLine = (line: string): void => console.log(line);

/** `12.3 s`, `2 min 5 s`. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** Runs a command and its cleanups; prints expected failures as one line. */
export async function runCommand(work: () => Promise<number>): Promise<void> {
  const end = async (code: number) => {
    await shutDown();
    process.exit(code);
  };
  const fail = (error: unknown) => {
    console.error(formatError(error));
    return end(1);
  };
  process.once('uncaughtException', fail);
  await work().then(end, (error) => (isShuttingDown() ? shutDown() : fail(error)));
}

function formatError(error: unknown): string {
  if (error instanceof CliError) return error.message;
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return 'The disk is full: free some space and start again.';
  return String((error as Error).stack ?? error);
}
