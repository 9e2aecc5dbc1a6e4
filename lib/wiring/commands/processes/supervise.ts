import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Program, startGroup, stopGroup } from './group';
import { isStopping, whenStopping } from './stopping';

const QUICK_MS = 10_000;
const LONGEST_PAUSE_MS = 10_000;

type Watch = {
  readonly onStart?: (pid: number) => void;
  readonly onRestart?: (why: string) => void;
  /** Called after so many ends within ten seconds of a start each; never when absent. */
  readonly giveUp?: { readonly after: number; readonly act: () => void };
};

/** Seconds-long pauses that double, so that a program that cannot start does not eat the machine. */
export const pauseBefore = (quickEnds: number): number => Math.min(500 * 2 ** (quickEnds - 1), LONGEST_PAUSE_MS);

/** Keeps a program running until the command ends. */
export function supervise(program: Program, { onStart, onRestart, giveUp }: Watch = {}): void {
  let child: ChildProcess | undefined;
  let quickEnds = 0;
  whenStopping(() => child?.pid && stopGroup(child.pid));

  const start = () => {
    const startedAt = Date.now();
    child = startGroup(program);
    const { pid } = child;
    if (pid) onStart?.(pid);
    child.once('error', () => {});
    child.once('close', async (code, signal) => {
      // Its own children would hold its port.
      if (pid) await stopGroup(pid, 'SIGTERM', 2000);
      if (isStopping()) return;
      quickEnds = Date.now() - startedAt < QUICK_MS ? quickEnds + 1 : 1;
      if (giveUp && quickEnds >= giveUp.after) return giveUp.act();
      onRestart?.(signal ?? `code ${code}`);
      await sleep(pauseBefore(quickEnds));
      if (!isStopping()) start();
    });
  };
  start();
}
