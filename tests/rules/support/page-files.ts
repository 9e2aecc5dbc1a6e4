import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listSources, ROOT } from './sources';

const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?from\s+)?['"]([^'"]+)['"]/gm;
const DYNAMIC_IMPORT = /\bimport\(\s*'([^']+)'/g;

function resolve(from: string, name: string): string | null {
  if (!/^[.@]\/?/.test(name) || (name.startsWith('@') && !name.startsWith('@/'))) return null;
  const file = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(from), name);
  return (
    ['', '.ts', '.tsx', '/index.ts']
      .map((ending) => file + ending)
      .find((found) => existsSync(path.join(ROOT, found)) && statSync(path.join(ROOT, found)).isFile()) ?? null
  );
}

const resolveImports = (file: string, pattern: RegExp): string[] =>
  /\.tsx?$/.test(file)
    ? [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(pattern)].flatMap(
        ([, name = '']) => resolve(file, name) ?? [],
      )
    : [];

/** A module graph: files joined by static imports, and the files that they import dynamically. */
export type Bundle = { readonly files: readonly string[]; readonly later: readonly string[] };

/** Follows the static imports of some files. */
export function collectBundle(entries: readonly string[]): Bundle {
  const files = new Set<string>();
  const pending = [...entries];
  for (let file = pending.pop(); file; file = pending.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    pending.push(...resolveImports(file, STATIC_IMPORT));
  }
  return { files: [...files], later: [...files].flatMap((file) => resolveImports(file, DYNAMIC_IMPORT)) };
}

/** Every page with the layouts around it. */
export const listPagesWithLayouts = (): (readonly string[])[] =>
  listSources(['app'], /(?:^|\/)(?:page|error|not-found|global-error)\.tsx$/).map(({ name }) => {
    const folders = name.split('/').slice(0, -1);
    const layouts = folders.map((_, depth) => `${folders.slice(0, depth + 1).join('/')}/layout.tsx`);
    return [name, ...layouts.filter((layout) => existsSync(path.join(ROOT, layout)))];
  });
