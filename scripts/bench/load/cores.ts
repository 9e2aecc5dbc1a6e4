import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { listProcesses, listTree } from '../memory';

/** Whether processes can be bound to cores here: by `taskset`, with a second core for who asks. */
export const canPin: boolean = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

/** Binds processes, with their children and all their threads, to cores such as `0` or `1-3`. */
export function pinToCores(pids: readonly number[], cores: string): void {
  if (!canPin) return;
  const all = listProcesses();
  for (const pid of pids.flatMap((root) => listTree(root, all)))
    spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)]);
}

/** Lets processes use every core again. */
export const unpin = (pids: readonly number[]): void => pinToCores(pids, `0-${availableParallelism() - 1}`);
