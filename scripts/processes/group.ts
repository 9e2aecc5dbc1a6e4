import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../paths';

export type ProcessOptions = {
  readonly args: readonly string[];
  /** Defaults to this Node. */
  readonly command?: string;
  readonly env: NodeJS.ProcessEnv;
  /** File to which its output is appended. */
  readonly log: string;
  readonly user?: { readonly uid: number; readonly gid: number };
};

/** Starts a program as the leader of its own process group, so that its children can be stopped with it. */
export function startProcessGroup({ command = process.execPath, args, env, log, user }: ProcessOptions): ChildProcess {
  const output = openSync(log, 'a');
  try {
    return spawn(command, args, { cwd: ROOT, env, detached: true, stdio: ['ignore', output, output], ...user });
  } finally {
    closeSync(output);
  }
}

/** Whether any process of the group is running. */
export function isGroupRunning(pid: number): boolean {
  try {
    process.kill(-pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Sends a signal to a process group, waits, then kills it. Idempotent. */
export async function stopProcessGroup(
  pid: number,
  signal: NodeJS.Signals = 'SIGTERM',
  graceMs = 10_000,
): Promise<void> {
  const send = (what: NodeJS.Signals) => {
    try {
      process.kill(-pid, what);
    } catch {
      // It has exited in the meantime.
    }
  };
  send(signal);
  const deadline = Date.now() + graceMs;
  while (isGroupRunning(pid) && Date.now() < deadline) await sleep(50);
  if (isGroupRunning(pid)) send('SIGKILL');
  while (isGroupRunning(pid) && Date.now() < deadline + 2000) await sleep(50);
}
