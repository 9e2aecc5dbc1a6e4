import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at } from './paths';

function* filesOf(file: string): Generator<string> {
  if (!existsSync(file)) return;
  if (!statSync(file).isDirectory()) return yield file;
  for (const name of readdirSync(file).sort()) yield* filesOf(path.join(file, name));
}

/** One number for the contents of files and folders of the repository. */
export function hashOf(sources: readonly string[], skip: RegExp = /$^/): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesOf(at(source))) {
      const name = path.relative(at(), file);
      if (!skip.test(name)) hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Does work again only when its sources changed; work that was interrupted counts as not done. */
export async function onceFor(stamp: string, sources: string, work: () => Promise<void>): Promise<boolean> {
  const file = at(stamp);
  if (existsSync(file) && readFileSync(file, 'utf8') === sources) return false;
  rmSync(file, { force: true });
  await work();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, sources);
  return true;
}
