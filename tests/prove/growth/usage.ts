import { readFileSync } from 'node:fs';
import { listProcesses } from '@/scripts/bench/memory';

/** Clock ticks of a second in `/proc`, the same on every Linux. */
const TICKS = 100;

/** Seconds that a process and its ended children have computed. */
function readSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the name, may contain spaces.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) / TICKS;
  } catch {
    return 0;
  }
}

/** Seconds that processes and everything below them have computed (Linux only). */
export function cpuSeconds(roots: readonly number[]): number {
  const inside = new Set(roots);
  const all = listProcesses();
  for (let pass = 0; pass < 4; pass += 1) {
    for (const { pid, parent } of all) if (inside.has(parent)) inside.add(pid);
  }
  return [...inside].reduce((sum, pid) => sum + readSeconds(pid), 0);
}
