import { expect, it } from 'vitest';
import { createSource, isTest, listSources, type Source } from './support/sources';

/** Folders that every folder of components may import. */
const SHARED = ['ui', 'book-object', 'seo'];

/** The other imports between folders of components. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  account: ['feedback', 'support'],
  blog: ['layout'],
  staff: ['account', 'blog', 'company', 'feedback', 'kindergarten'],
  company: ['account', 'drafts', 'feedback', 'group', 'kindergarten', 'support', 'wizard'],
  'book-detail': ['catalogue', 'feedback', 'layout', 'occasions', 'reader', 'subscribe'],
  character: ['drafts', 'feedback', 'generation-progress', 'layout', 'photo', 'support'],
  dedication: ['feedback', 'photo'],
  confirm: ['delivery', 'feedback', 'layout', 'orders', 'reader', 'support'],
  checkout: ['account', 'dedication', 'delivery', 'feedback', 'gift', 'layout', 'occasions', 'orders', 'support'],
  delivery: ['feedback', 'support'],
  drafts: ['account', 'feedback'],
  editor: ['dedication', 'feedback', 'generation-progress', 'layout', 'reader', 'support'],
  feedback: ['support'],
  gift: ['feedback'],
  group: ['drafts', 'feedback', 'generation-progress', 'layout', 'preview', 'reader'],
  'generation-progress': ['account', 'drafts', 'feedback'],
  'hero-change': ['character', 'drafts', 'feedback', 'layout', 'photo', 'preview'],
  home: ['occasions', 'pricing', 'support'],
  layout: ['account', 'consent', 'country-banner', 'support'],
  kindergarten: [
    'account',
    'character',
    'delivery',
    'drafts',
    'feedback',
    'generation-progress',
    'group',
    'photo',
    'reader',
    'support',
  ],
  legal: ['layout', 'support'],
  orders: [
    'account',
    'delivery',
    'drafts',
    'feedback',
    'gift',
    'kindergarten',
    'layout',
    'reprint',
    'rewards',
    'support',
  ],
  partner: ['layout', 'reader', 'subscribe'],
  photo: ['drafts', 'feedback', 'layout'],
  preview: [
    'account',
    'character',
    'drafts',
    'feedback',
    'generation-progress',
    'layout',
    'reader',
    'sharing',
    'wizard',
  ],
  reader: ['generation-progress', 'layout'],
  reprint: ['delivery', 'feedback'],
  resume: ['account', 'drafts', 'feedback'],
  rewards: ['feedback'],
  sharing: ['feedback', 'layout', 'reader'],
  wizard: ['catalogue', 'drafts', 'feedback', 'layout', 'photo'],
};

const IMPORT = /(?:from |import\()'@\/components\/([\w-]+)\//g;

/** The folders that each folder of components imports. */
const listImports = (files: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const imports = new Map<string, Set<string>>();
  for (const { name, text } of files) {
    const [, folder = ''] = /^components\/([\w-]+)\//.exec(name) ?? [];
    for (const [, other = ''] of text.matchAll(IMPORT)) {
      if (other !== folder) imports.set(folder, (imports.get(folder) ?? new Set()).add(other));
    }
  }
  return imports;
};

const findForbidden = (files: readonly Source[]): string[] =>
  [...listImports(files)].flatMap(([folder, others]) =>
    [...others]
      .filter((other) => !SHARED.includes(other) && !ALLOWED[folder]?.includes(other))
      .map((other) => `${folder} → ${other}`),
  );

const findUnusedAllowances = (files: readonly Source[]): string[] => {
  const imports = listImports(files);
  return Object.entries(ALLOWED).flatMap(([folder, others]) =>
    others.filter((other) => !imports.get(folder)?.has(other)).map((other) => `${folder} → ${other}`),
  );
};

const findCycles = (files: readonly Source[]): string[] => {
  const imports = listImports(files);
  const reaches = (from: string, target: string, visited = new Set<string>()): boolean =>
    [...(imports.get(from) ?? [])].some((next) => {
      if (next === target) return true;
      if (visited.has(next)) return false;
      visited.add(next);
      return reaches(next, target, visited);
    });
  return [...imports.keys()].filter((folder) => reaches(folder, folder));
};

const DYNAMIC = /= dynamic\([\s\S]*?\);\n/g;

/** Without one of these options `next/dynamic` has no boundary, and its loading hides the page's part around it. */
const findWithoutBoundary = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ name, text }) =>
    [...text.matchAll(DYNAMIC)]
      .filter(([call]) => !/\bssr: false\b|\bloading[:,]/.test(call))
      .map(([call]) => `${name}: ${call.split('\n', 1)}`),
  );

const files = listSources(['components'], /\.tsx?$/).filter((file) => !isTest(file));

it('a folder of components imports only the folders on its list', () =>
  expect(findForbidden(files).sort()).toEqual([]));
it('the list has no unused entry', () => expect(findUnusedAllowances(files)).toEqual([]));
it('folders of components have no import cycle', () => expect(findCycles(files)).toEqual([]));
it('a component that is loaded later has a boundary of its own', () => expect(findWithoutBoundary(files)).toEqual([]));

it('the rules report violations', () => {
  const a = createSource("import { B } from '@/components/b/b';", 'components/a/a.tsx');
  const b = createSource("import { A } from '@/components/a/a';", 'components/b/b.tsx');
  expect(findForbidden([a])).toEqual(['a → b']);
  expect(findCycles([a, b])).toEqual(['a', 'b']);
  expect(findCycles([a])).toEqual([]);
  expect(findUnusedAllowances([a])).toContain('gift → feedback');
  const loaded = (options: string) => createSource(`const C = dynamic(() => import('./c')${options});\n`, 'c.tsx');
  expect(findWithoutBoundary([loaded(''), loaded(', { ssr: false }'), loaded(', { loading: C }')])).toEqual([
    "c.tsx: = dynamic(() => import('./c'));",
  ]);
});
