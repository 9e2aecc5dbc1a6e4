import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import { ROOT, type Source } from './sources';

const require = createRequire(import.meta.url);

/** The base of every page's stylesheet, and the stylesheets: one for each kind of page, one for overlays. */
export const BASE_STYLESHEET = 'app/globals.css';
export const STYLESHEETS = globSync('app/styles/*.{css,pcss}', { cwd: ROOT }).sort();

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const design = await loadDesignSystem(read('app/theme.css'), {
  base: path.join(ROOT, 'app'),
  loadStylesheet: async (id: string, base: string) => {
    const file = id.startsWith('.') ? path.resolve(base, id) : require.resolve(id);
    return { path: file, base: path.dirname(file), content: readFileSync(file, 'utf8') };
  },
});

/** The words of every string in a file, any of which may be a class. */
export const classLists = ({ text }: Source): string[][] =>
  [...text.matchAll(/(["'`])((?:(?!\1)[^\\\n])*)\1/g)].map(([, , words = '']) => words.split(/[\s${}]+/));

const css = new Map<string, string | null>();
function getCss(name: string): string | null {
  if (!css.has(name)) css.set(name, design.candidatesToCss([name])[0] ?? null);
  return css.get(name) ?? null;
}

const toSides = (property: string) => [`${property}-inline`, `${property}-block`];
const toEnds = (property: string) => [`${property}-start`, `${property}-end`];
const toBoxSides = (property: string) => toSides(property).flatMap(toEnds);
const LONGHANDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...['padding', 'margin', 'inset'].flatMap((property) => [
    [property, toBoxSides(property)],
    ...toSides(property).map((side) => [side, toEnds(side)]),
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

/** The longhand properties that a utility sets; those of a pseudo-element carry its name. */
export function getProperties(name: string): ReadonlySet<string> {
  const text = (getCss(name) ?? '').replace(/@property[^}]*\}/g, '');
  const pseudoElement = /::(before|after|marker)/.exec(text)?.[0] ?? '';
  const properties = [...text.matchAll(/^\s+([a-z][\w-]*):/gm)].map(([, property = '']) => property);
  return new Set(
    properties.flatMap((property) => (LONGHANDS[property] ?? [property]).map((one) => `${one}${pseudoElement}`)),
  );
}

/** Whether Tailwind puts `one` before `other` in a stylesheet. */
export function isBefore(one: string, other: string): boolean {
  const order = new Map(design.getClassOrder([one, other]));
  return (order.get(one) ?? 0n) < (order.get(other) ?? 0n);
}

/** Specificity that a utility's breakpoint adds (`@custom-variant` in theme.css). */
export const getBreakpointRank = (name: string): number =>
  name.startsWith('max-') ? 1 : ['sm', 'md', 'lg', 'xl'].findIndex((width) => name.startsWith(`${width}:`)) + 1;

const IMPORT = /^@import "(\.[^"]+)"/gm;

/** A stylesheet and everything it imports, in order. */
const listImportedSheets = (sheet: string): string[] => [
  sheet,
  ...[...read(sheet).matchAll(IMPORT)].flatMap(([, name = '']) =>
    listImportedSheets(path.posix.join(path.posix.dirname(sheet), name)),
  ),
];

const listMatchingFiles = (sheet: string, pattern: RegExp): string[] => {
  const dir = path.join(ROOT, path.dirname(sheet));
  return [...read(sheet).matchAll(pattern)].flatMap(([, glob = '']) =>
    globSync(glob, { cwd: dir }).map((file) => path.resolve(dir, file)),
  );
};

/** The utilities in a stylesheet: those that its sources use. */
export function getUtilities(sheet: string): Set<string> {
  const parts = listImportedSheets(sheet);
  const excluded = new Set(parts.flatMap((part) => listMatchingFiles(part, /@source not "([^"]+)"/g)));
  const files = parts
    .flatMap((part) => listMatchingFiles(part, /@source "([^"]+)"/g))
    .filter((file) => !excluded.has(file));
  const used = files.flatMap((file) => classLists({ name: file, text: readFileSync(file, 'utf8') }).flat());
  const notUtilities = new Set(/@source not inline\("\{([^"]+)\}"\)/.exec(read(BASE_STYLESHEET))?.[1]?.split(','));
  return new Set(used.filter((name) => !notUtilities.has(name) && getCss(name) !== null));
}

/** The classes in the selectors of a stylesheet. */
export const getClasses = (sheet: string): Set<string> =>
  new Set(
    listImportedSheets(sheet).flatMap((part) =>
      [
        ...read(part)
          .replace(/\/\*.*?\*\//gs, '')
          .matchAll(/(?<=^|[{};])[^{};@]*(?=\{)/g),
      ].flatMap(([selector]) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)),
    ),
  );
