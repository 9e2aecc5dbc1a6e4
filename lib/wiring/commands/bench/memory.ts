import { execFileSync } from 'node:child_process';

type Row = { readonly pid: number; readonly parent: number; readonly kilobytes: number };

function rows(): readonly Row[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
    return { pid, parent, kilobytes };
  });
}

/** Resident memory of a process with all that it started, in megabytes. */
function treeMegabytes(root: number, all: readonly Row[]): number {
  const inside = new Set([root]);
  // Parents come before their children in most listings; twice over is enough for the rest.
  for (let pass = 0; pass < 4; pass += 1) {
    for (const { pid, parent } of all) if (inside.has(parent)) inside.add(pid);
  }
  const kilobytes = all.filter(({ pid }) => inside.has(pid)).reduce((sum, row) => sum + row.kilobytes, 0);
  return kilobytes / 1024;
}

/** What a process holds now with all that it started. */
export const megabytesOf = (root: number): number => treeMegabytes(root, rows());

/** Watches process trees and keeps the most that each has held. */
export function watchMemory(roots: ReadonlyMap<string, number>) {
  const peaks = new Map<string, number>();
  const timer = setInterval(() => {
    const all = rows();
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
