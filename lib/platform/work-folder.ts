import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { dataDir } from './env';

const HOUR_MS = 3_600_000;

const folderOf = (kind: string): string => path.resolve(/* turbopackIgnore: true */ dataDir(), 'tmp', kind);

/**
 * A new folder for bytes that are private and gone in a minute, among the shop's own data and readable by its own user
 * only. Its name begins with the process's id, so that what a killed process left is known as such.
 */
export async function makeWorkFolder(kind: string): Promise<string> {
  await mkdir(folderOf(kind), { recursive: true, mode: 0o700 });
  return mkdtemp(path.join(folderOf(kind), `${process.pid}-`));
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes the folders of processes that are gone, and all that are an hour old; answers how many. */
export async function tidyWorkFolders(kind: string, now: Date): Promise<number> {
  const names = await readdir(folderOf(kind)).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const folder = path.join(folderOf(kind), name);
    const made = await stat(folder).catch(() => null);
    if (!made || (lives(Number.parseInt(name, 10)) && now.getTime() - made.mtimeMs < HOUR_MS)) continue;
    await rm(folder, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
