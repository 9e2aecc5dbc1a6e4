import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from './paths';

function* listFiles(file: string): Generator<string> {
  if (!existsSync(file)) return;
  if (!statSync(file).isDirectory()) return yield file;
  for (const name of readdirSync(file).sort()) yield* listFiles(path.join(file, name));
}

/** One hash for the contents of files and folders of the repository. */
export function hashFiles(sources: readonly string[], skip: RegExp = /$^/): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of listFiles(fromRoot(source))) {
      const name = path.relative(fromRoot(), file);
      if (!skip.test(name)) hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Whether the stamp contains the current hash of the sources. */
export const isUpToDate = (stamp: string, sources: string): boolean =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;

export function writeStamp(stamp: string, sources: string): void {
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, sources);
}

/** Runs work only if its sources changed; interrupted work counts as not done. */
export async function runIfChanged(stamp: string, sources: string, work: () => Promise<void>): Promise<boolean> {
  const file = fromRoot(stamp);
  if (isUpToDate(file, sources)) return false;
  rmSync(file, { force: true });
  await work();
  writeStamp(file, sources);
  return true;
}
