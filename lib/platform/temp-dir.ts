import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { dataDir } from './env';

const HOUR_MS = 3_600_000;

const getTempRoot = (kind: string): string => path.resolve(/* turbopackIgnore: true */ dataDir(), 'tmp', kind);

/**
 * Creates a folder for private bytes that live a minute, in the shop's data folder and readable by its own user only.
 * Its name starts with the process id, so that folders of dead processes can be recognized.
 */
export async function createTempDir(kind: string): Promise<string> {
  await mkdir(getTempRoot(kind), { recursive: true, mode: 0o700 });
  return mkdtemp(path.join(getTempRoot(kind), `${process.pid}-`));
}

function isProcessRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes folders of dead processes and all that are an hour old; returns their number. */
export async function removeStaleTempDirs(kind: string, now: Date): Promise<number> {
  const names = await readdir(getTempRoot(kind)).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const folder = path.join(getTempRoot(kind), name);
    const made = await stat(folder).catch(() => null);
    if (!made || (isProcessRunning(Number.parseInt(name, 10)) && now.getTime() - made.mtimeMs < HOUR_MS)) continue;
    await rm(folder, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
