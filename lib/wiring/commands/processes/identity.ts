import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** When a process started, in the machine's own words; with its id it names a process for good. Null: no such process. */
export function startOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name, in brackets, may hold spaces; the start is the 22nd field, the 20th after the name.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' ? null : (fields[19] ?? null);
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
