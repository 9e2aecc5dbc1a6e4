import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import { findStyledModules, listFiles, listWordLists } from '../../../scripts/styles/styled-modules';
import { ROOT, type Source } from './sources';

const require = createRequire(import.meta.url);

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
/** Stylesheets that the build fills: one for each kind of page, and those that are loaded later. */
export const STYLESHEETS = [...listFiles(ROOT, '*.css'), ...listFiles(ROOT, '*.pcss')]
  .filter((file) => read(file).includes('@component-styles'))
  .sort();

const design = await loadDesignSystem(read('app/theme.css'), {
  base: path.join(ROOT, 'app'),
  loadStylesheet: async (id: string, base: string) => {
    const file = id.startsWith('.') ? path.resolve(base, id) : require.resolve(id);
    return { path: file, base: path.dirname(file), content: readFileSync(file, 'utf8') };
  },
});

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

const findModules = findStyledModules(ROOT);
/** Words of the code that app/globals.css excludes. */
const NO_UTILITIES = new Set(/@source not inline\("\{([^"]+)\}"\)/.exec(read('app/globals.css'))?.[1]?.split(','));

/** The utilities in a stylesheet: those that its modules use. */
export const getUtilities = (sheet: string): Set<string> =>
  new Set([...findModules(sheet).classes].filter((name) => !NO_UTILITIES.has(name) && getCss(name) !== null));

/** The words of every string in a file, each list of which may be the classes of an element. */
export const classLists = ({ text }: Source): string[][] => listWordLists(text);
