import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../paths';

export type Program = {
  readonly args: readonly string[];
  /** This Node when not given. */
  readonly command?: string;
  readonly env: NodeJS.ProcessEnv;
  /** The file that its output is added to. */
  readonly log: string;
  readonly user?: { readonly uid: number; readonly gid: number };
};

/** Starts a program as the head of a process group of its own, so that whatever it starts can be ended with it. */
export function startGroup({ command = process.execPath, args, env, log, user }: Program): ChildProcess {
  const output = openSync(log, 'a');
  try {
    return spawn(command, args, { cwd: ROOT, env, detached: true, stdio: ['ignore', output, output], ...user });
  } finally {
    closeSync(output);
  }
}

/** Is any process of the group alive? */
export function groupLives(pid: number): boolean {
  try {
    process.kill(-pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Asks a process group to end, waits, then ends it. Safe to repeat. */
export async function stopGroup(pid: number, signal: NodeJS.Signals = 'SIGTERM', graceMs = 10_000): Promise<void> {
  const send = (what: NodeJS.Signals) => {
    try {
      process.kill(-pid, what);
    } catch {
      // It has ended in the meantime.
    }
  };
  send(signal);
  const deadline = Date.now() + graceMs;
  while (groupLives(pid) && Date.now() < deadline) await sleep(50);
  if (groupLives(pid)) send('SIGKILL');
  while (groupLives(pid) && Date.now() < deadline + 2000) await sleep(50);
}
