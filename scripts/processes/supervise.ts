import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ProcessOptions, startProcessGroup, stopProcessGroup } from './group';
import { isShuttingDown, onShutdown } from './shutdown';

const QUICK_EXIT_MS = 10_000;
const MAX_BACKOFF_MS = 10_000;

type SuperviseOptions = {
  /** Before each start. */
  readonly prepare?: () => void;
  /** How the command ends the program, and how long that may take. */
  readonly stop?: { readonly signal: NodeJS.Signals; readonly graceMs: number };
  readonly onStart?: (pid: number) => void;
  readonly onRestart?: (why: string) => void;
  /** Called after this many exits within ten seconds of a start each; never when missing. */
  readonly giveUp?: { readonly after: number; readonly act: () => void };
};

/** Exponential backoff, so that a program that cannot start does not use up the CPU. */
export const getBackoff = (quickEnds: number): number => Math.min(500 * 2 ** (quickEnds - 1), MAX_BACKOFF_MS);

/** Restarts a program whenever it exits, until the command ends. */
export function supervise(
  program: ProcessOptions,
  { prepare, stop, onStart, onRestart, giveUp }: SuperviseOptions = {},
): void {
  let child: ChildProcess | undefined;
  let quickEnds = 0;
  onShutdown(() => child?.pid && stopProcessGroup(child.pid, stop?.signal, stop?.graceMs));

  const start = () => {
    const startedAt = Date.now();
    prepare?.();
    child = startProcessGroup(program);
    const { pid } = child;
    if (pid) onStart?.(pid);
    child.once('error', () => {});
    child.once('close', async (code, signal) => {
      // Its surviving children would keep its port.
      if (pid) await stopProcessGroup(pid, 'SIGTERM', 2000);
      if (isShuttingDown()) return;
      quickEnds = Date.now() - startedAt < QUICK_EXIT_MS ? quickEnds + 1 : 1;
      if (giveUp && quickEnds >= giveUp.after) return giveUp.act();
      onRestart?.(signal ?? `code ${code}`);
      await sleep(getBackoff(quickEnds));
      if (!isShuttingDown()) start();
    });
  };
  start();
}
