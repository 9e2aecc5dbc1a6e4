import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Static and dynamic imports, except those of types. */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?from\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/gm;

const texts = new Map<string, { readonly mtimeMs: number; readonly text: string }>();

/** The text of a file below `root`; read again only when it has changed. */
export function readText(root: string, file: string): string {
  const name = path.join(root, file);
  const { mtimeMs } = statSync(name);
  const known = texts.get(name);
  if (known?.mtimeMs === mtimeMs) return known.text;
  const text = readFileSync(name, 'utf8');
  texts.set(name, { mtimeMs, text });
  return text;
}

function resolve(root: string, from: string, name: string): string | null {
  if (!name.startsWith('.') && !name.startsWith('@/')) return null;
  const file = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(from), name);
  return (
    ['', '.ts', '.tsx', '/index.ts']
      .map((ending) => file + ending)
      .find((found) => statSync(path.join(root, found), { throwIfNoEntry: false })?.isFile()) ?? null
  );
}

/** Files that a module imports, as paths below `root`. Imports of types and of packages are left out. */
export const listImports = (root: string, file: string, pattern = IMPORT): readonly string[] =>
  /\.tsx?$/.test(file)
    ? [...readText(root, file).matchAll(pattern)].flatMap(
        ([, name = '', later = name]) => resolve(root, file, later) ?? [],
      )
    : [];

/** All modules that some modules import, through modules that `isFollowed`. */
export function collectModules(
  root: string,
  entries: readonly string[],
  isFollowed: (file: string) => boolean = () => true,
): readonly string[] {
  const found = new Set<string>();
  const pending = [...entries];
  for (let file = pending.pop(); file; file = pending.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    pending.push(...listImports(root, file).filter(isFollowed));
  }
  return [...found];
}

/** The layouts around a file of `app`, outermost first. */
export const listLayouts = (root: string, file: string): readonly string[] =>
  file
    .split('/')
    .slice(0, -1)
    .map((_, depth, folders) => `${folders.slice(0, depth + 1).join('/')}/layout.tsx`)
    .filter((layout) => file.startsWith('app/') && existsSync(path.join(root, layout)));
