import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { hashFiles, isUpToDate, writeStamp } from '../build-cache';
import { fromRoot } from '../paths';
import type { Stage } from './stage';
import { TEST_DIR } from './test-server';

/** Dependencies of every test besides the code that it imports. */
const COMMON_SOURCES = [
  'package-lock.json',
  'tests/config/vitest.config.ts',
  'tests/fixtures',
  path.relative(fromRoot(), import.meta.dirname),
];
const SUFFIXES = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/**
 * A stage that is skipped when nothing that it tests or uses has changed since it last passed. `always` runs it anyway;
 * a run of only some files is not recorded.
 */
export const skipUnchanged = (name: string, roots: readonly string[], always: boolean, stage: Stage): Stage => ({
  ...stage,
  run: async (context) => {
    if (context.filters.length > 0) return stage.run(context);
    const stamp = path.join(TEST_DIR, `${name}.passed`);
    const sources = hashFiles([...COMMON_SOURCES, ...listUsedFolders(roots)]);
    if (!always && isUpToDate(stamp, sources))
      return { passed: 0, failed: 0, skipped: 'unchanged since it passed (npm test -- all runs it)' };
    const result = await stage.run(context);
    if (result.failed === 0) writeStamp(stamp, sources);
    return result;
  },
});

/**
 * The folders of `roots` and of everything that their code imports, so that data files next to the code are included.
 */
export function listUsedFolders(roots: readonly string[]): readonly string[] {
  const files = new Set(
    roots.flatMap((root) => globSync('**/*.{ts,tsx,mjs}', { cwd: fromRoot(root) }).map((f) => `${root}/${f}`)),
  );
  // Iterating a Set also visits the files added meanwhile.
  for (const file of files) for (const used of listImports(file)) files.add(used);
  return [...new Set([...files].map(getFolder))].sort();
}

/** `lib/photos`; below `lib/platform` and `tests` one level more. */
const getFolder = (file: string): string =>
  file
    .split('/')
    .slice(0, /^(?:lib\/platform|tests)\//.test(file) ? 3 : 2)
    .join('/');

function listImports(file: string): readonly string[] {
  if (file.endsWith('.json')) return [];
  const text = readFileSync(fromRoot(file), 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return requests.flatMap((request) => (request ? resolve(file, request) : []));
}

/** The repository's file behind an import; nothing for a package. */
function resolve(from: string, request: string): readonly string[] {
  if (!/^(?:@\/|\.)/.test(request)) return [];
  const target = request.startsWith('@/') ? request.slice(2) : path.join(path.dirname(from), request);
  const found = SUFFIXES.map((ending) => `${target}${ending}`).find(
    (name) => /\.(?:tsx?|mjs|json)$/.test(name) && existsSync(fromRoot(name)),
  );
  return found ? [found] : [];
}
