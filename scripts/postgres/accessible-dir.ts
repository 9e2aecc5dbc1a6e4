import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const SHARED_DIR = '/var/tmp';

/** Whether every user of the machine can enter this folder. */
export function isAccessible(dir: string): boolean {
  for (let at = path.resolve(dir); ; at = path.dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * Path of the programs where the user `postgres` can run them: it cannot access a repository in root's home or a
 * private temporary folder, so they are copied once to a shared location.
 */
export function getAccessiblePrograms(home: string): string {
  if (isAccessible(home)) return home;
  const copy = path.join(SHARED_DIR, `gibori-postgres-${shortHash(`${home} ${statSync(home).mtimeMs}`)}`);
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

/** The folder for a cluster's data: the requested one, or a shared one if the user cannot access that. */
export function getAccessibleDataDir(dir: string): string {
  mkdirSync(path.dirname(dir), { recursive: true });
  return isAccessible(path.dirname(dir)) ? dir : path.join(SHARED_DIR, `gibori-data-${shortHash(dir)}`);
}
