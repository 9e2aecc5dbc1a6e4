import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export type Source = { readonly name: string; readonly text: string };

const SKIPPED = /(?:^|\/)(?:node_modules|generated|\.\w+)(?:\/|$)/;

function* walk(dir: string): Generator<string> {
  for (const name of readdirSync(path.join(ROOT, dir)).sort()) {
    const file = path.posix.join(dir, name);
    if (SKIPPED.test(file)) continue;
    if (statSync(path.join(ROOT, file)).isDirectory()) yield* walk(file);
    else yield file;
  }
}

/** Files of the repository below some folders, by extension. */
export const listSources = (folders: readonly string[], ending: RegExp): Source[] =>
  folders
    .flatMap((folder) => [...walk(folder)])
    .filter((name) => ending.test(name))
    .map((name) => ({ name, text: readFileSync(path.join(ROOT, name), 'utf8') }));

export const isTest = ({ name }: Source): boolean => /\.test\.tsx?$|\/testing\//.test(name);

export const createSource = (text: string, name = 'lib/prices/example.tsx'): Source => ({ name, text });
