import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import { ROOT, type Source } from './sources';

const require = createRequire(import.meta.url);

/** What every page's sheet begins with, and the sheets: one for each kind of page, and one for what opens later. */
export const BASE = 'app/globals.css';
export const SHEETS = globSync('app/styles/*.{css,pcss}', { cwd: ROOT }).sort();

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const design = await loadDesignSystem(read('app/theme.css'), {
  base: path.join(ROOT, 'app'),
  loadStylesheet: async (id: string, base: string) => {
    const file = id.startsWith('.') ? path.resolve(base, id) : require.resolve(id);
    return { path: file, base: path.dirname(file), content: readFileSync(file, 'utf8') };
  },
});

/** The class lists of a file: every string that holds a utility, by words. */
export const classLists = ({ text }: Source): string[][] =>
  [...text.matchAll(/(["'`])((?:(?!\1)[^\\\n])*)\1/g)].map(([, , words = '']) => words.split(/[\s${}]+/));

const css = new Map<string, string | null>();
function cssOf(name: string): string | null {
  if (!css.has(name)) css.set(name, design.candidatesToCss([name])[0] ?? null);
  return css.get(name) ?? null;
}

const sides = (property: string) => [`${property}-inline`, `${property}-block`];
const ends = (property: string) => [`${property}-start`, `${property}-end`];
const box = (property: string) => sides(property).flatMap(ends);
const PARTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...['padding', 'margin', 'inset'].flatMap((property) => [
    [property, box(property)],
    ...sides(property).map((side) => [side, ends(side)]),
    [`${property}-top`, [`${property}-block-start`]],
    [`${property}-bottom`, [`${property}-block-end`]],
  ]),
  ['top', ['inset-block-start']],
  ['bottom', ['inset-block-end']],
  ['gap', ['row-gap', 'column-gap']],
  ['overflow', ['overflow-x', 'overflow-y']],
  ['place-items', ['align-items', 'justify-items']],
  ['place-content', ['align-content', 'justify-content']],
]);

/** The properties that a utility sets, `before:` and the like apart. */
export function propertiesOf(name: string): ReadonlySet<string> {
  const text = (cssOf(name) ?? '').replace(/@property[^}]*\}/g, '');
  const part = /::(before|after|marker)/.exec(text)?.[0] ?? '';
  const set = [...text.matchAll(/^\s+([a-z][\w-]*):/gm)].map(([, property = '']) => property);
  return new Set(set.flatMap((property) => (PARTS[property] ?? [property]).map((one) => `${one}${part}`)));
}

/** Whether Tailwind writes `one` before `other`. */
export function isBefore(one: string, other: string): boolean {
  const order = new Map(design.getClassOrder([one, other]));
  return (order.get(one) ?? 0n) < (order.get(other) ?? 0n);
}

/** How much stronger a utility is made by the width that it waits for (`@custom-variant` of theme.css). */
export const strengthOf = (name: string): number =>
  name.startsWith('max-') ? 1 : ['sm', 'md', 'lg', 'xl'].findIndex((width) => name.startsWith(`${width}:`)) + 1;

const IMPORT = /^@import "(\.[^"]+)"/gm;

/** A sheet and those that it imports, one after the other. */
const withImports = (sheet: string): string[] => [
  sheet,
  ...[...read(sheet).matchAll(IMPORT)].flatMap(([, name = '']) =>
    withImports(path.posix.join(path.posix.dirname(sheet), name)),
  ),
];

const filesOf = (sheet: string, pattern: RegExp): string[] => {
  const dir = path.join(ROOT, path.dirname(sheet));
  return [...read(sheet).matchAll(pattern)].flatMap(([, glob = '']) =>
    globSync(glob, { cwd: dir }).map((file) => path.resolve(dir, file)),
  );
};

/** The utilities that a sheet holds: what its sources use. */
export function utilitiesOf(sheet: string): Set<string> {
  const parts = withImports(sheet);
  const without = new Set(parts.flatMap((part) => filesOf(part, /@source not "([^"]+)"/g)));
  const files = parts.flatMap((part) => filesOf(part, /@source "([^"]+)"/g)).filter((file) => !without.has(file));
  const used = files.flatMap((file) => classLists({ name: file, text: readFileSync(file, 'utf8') }).flat());
  const words = new Set(/@source not inline\("\{([^"]+)\}"\)/.exec(read(BASE))?.[1]?.split(','));
  return new Set(used.filter((name) => !words.has(name) && cssOf(name) !== null));
}

/** The classes that the rules of a sheet are about. */
export const classesOf = (sheet: string): Set<string> =>
  new Set(
    withImports(sheet).flatMap((part) =>
      [
        ...read(part)
          .replace(/\/\*.*?\*\//gs, '')
          .matchAll(/(?<=^|[{};])[^{};@]*(?=\{)/g),
      ].flatMap(([selector]) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)),
    ),
  );
