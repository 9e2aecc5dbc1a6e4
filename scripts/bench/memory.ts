import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

type ProcessRow = { readonly pid: number; readonly parent: number; readonly kilobytes: number };

export function listProcesses(): readonly ProcessRow[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
    return { pid, parent, kilobytes };
  });
}

/** A process's share of the memory, in kilobytes: pages that several processes use are divided among them. */
function readShare({ pid, kilobytes }: ProcessRow): number {
  try {
    const [, share] = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return share === undefined ? kilobytes : Number(share);
  } catch {
    // It has just ended, or this is no Linux: the resident memory is a little more.
    return kilobytes;
  }
}

/** A process and its descendants. */
export function listTree(root: number, all: readonly ProcessRow[]): readonly number[] {
  const inside = new Set([root]);
  // Parents come before their children in most listings; a second pass covers the rest.
  for (let pass = 0; pass < 4; pass += 1) {
    for (const { pid, parent } of all) if (inside.has(parent)) inside.add(pid);
  }
  return [...inside];
}

/** Memory of a process and its descendants, in megabytes. */
export function treeMegabytes(root: number, all: readonly ProcessRow[]): number {
  const inside = new Set(listTree(root, all));
  const kilobytes = all.filter(({ pid }) => inside.has(pid)).reduce((sum, row) => sum + readShare(row), 0);
  return kilobytes / 1024;
}

/** Watches process trees and records the peak memory of each. */
export function watchMemory(roots: ReadonlyMap<string, number>) {
  const peaks = new Map<string, number>();
  const timer = setInterval(() => {
    const all = listProcesses();
    for (const [name, pid] of roots) {
      peaks.set(name, Math.max(peaks.get(name) ?? 0, treeMegabytes(pid, all)));
    }
  }, 250);
  return {
    stop(): ReadonlyMap<string, number> {
      clearInterval(timer);
      return peaks;
    },
  };
}
