import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const SHARED = '/var/tmp';

/** May any user of the machine walk down to this folder? */
export function isOpen(dir: string): boolean {
  for (let at = path.resolve(dir); ; at = path.dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * The programs, where the user `postgres` can run them: a repository in root's home, or in a private temporary
 * folder, is closed to it, so they are copied once to a shared place.
 */
export function openPrograms(home: string): string {
  if (isOpen(home)) return home;
  const copy = path.join(SHARED, `gibori-postgres-${short(`${home} ${statSync(home).mtimeMs}`)}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  cpSync(home, draft, { recursive: true, verbatimSymlinks: true });
  chmodSync(draft, 0o755);
  try {
    renameSync(draft, copy);
  } catch {
    // Another command copied it at the same time.
    rmSync(draft, { recursive: true, force: true });
  }
  return copy;
}

/** The folder of a cluster's data: the wished one, or one in a shared place when the wished one is closed. */
export function openData(dir: string): string {
  mkdirSync(path.dirname(dir), { recursive: true });
  return isOpen(path.dirname(dir)) ? dir : path.join(SHARED, `gibori-data-${short(dir)}`);
}
