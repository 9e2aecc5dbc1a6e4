import { globSync } from 'node:fs';
import path from 'node:path';
import { collectModules, listImports, listLayouts, readText } from './module-graph.ts';

/** The at-rule that the build replaces by the styles of the modules that import the stylesheet. */
export const AT_RULE = 'component-styles';

const PAGE = /\/(?:page|not-found)\.tsx$/;
const STYLESHEET_IMPORT = /^import\s+(?:\w+\s+from\s+)?'([^']+\.p?css)'/gm;

/** Files below `root` in the folders of the pages and their components. */
export const listFiles = (root: string, pattern: string): readonly string[] =>
  globSync(`{app,components}/**/${pattern}`, { cwd: root }).map((file) => file.split(path.sep).join('/'));

/** Whether a file is a component and no test. */
export const isMarkup = (file: string) => file.endsWith('.tsx') && !file.endsWith('.test.tsx');
/** A module of `lib` without markup leads to the server and to e-mails. */
const isFollowed = (file: string) => !file.startsWith('lib/') || isMarkup(file);

/** The words of each string of a module, which may be the classes of an element. */
export const listWordLists = (text: string): string[][] =>
  [...text.matchAll(/(["'`])((?:(?!\1)[^\\\n])*)\1/g)].map(([, , words = '']) => words.split(/[\s${}'"`]+/));

/** The modules that import each stylesheet. */
function listImporters(root: string): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const file of listFiles(root, '*.tsx').filter(isMarkup)) {
    for (const sheet of listImports(root, file, STYLESHEET_IMPORT)) {
      importers.set(sheet, [...(importers.get(sheet) ?? []), file]);
    }
  }
  return importers;
}

export type StyledModules = {
  /** Modules with markup that the stylesheet styles, as paths below the root. */
  readonly markup: readonly string[];
  /** Their classes, among other words. */
  readonly classes: ReadonlySet<string>;
  /** For each stylesheet whose modules show modules of this one: the classes whose rules are loaded with it. */
  readonly loaded: readonly ReadonlySet<string>[];
};

const intersect = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set([...(sets[0] ?? [])].filter((name) => sets.every((set) => set.has(name))));

/**
 * What each stylesheet with `@component-styles` styles: the modules that import it, the layouts around them, and all
 * that these import. A module that imports a stylesheet of its own is not among them.
 */
export function findStyledModules(root: string): (sheet: string) => StyledModules {
  const importers = listImporters(root);
  const withSheet = new Set([...importers.values()].flat());
  const found = new Map<string, { readonly markup: readonly string[]; readonly classes: ReadonlySet<string> }>();
  const findOwn = (sheet: string) => {
    const own = importers.get(sheet) ?? [];
    const entries = own.flatMap((file) => [...listLayouts(root, file), file]);
    const modules = collectModules(root, entries, (file) => isFollowed(file) && !withSheet.has(file));
    const markup = modules.filter((file) => isMarkup(file) || /^components\/.*\.ts$/.test(file));
    const result = { markup, classes: new Set(markup.flatMap((file) => listWordLists(readText(root, file)).flat())) };
    found.set(sheet, result);
    return result;
  };
  const getOwn = (sheet: string) => found.get(sheet) ?? findOwn(sheet);
  const listParents = (sheet: string) => {
    const own = importers.get(sheet) ?? [];
    // A page's own stylesheet is loaded first.
    if (own.some((file) => PAGE.test(file))) return [];
    const shows = (file: string) => listImports(root, file).some((name) => own.includes(name));
    return [...importers.keys()].filter((other) => other !== sheet && getOwn(other).markup.some(shows));
  };
  const getLoaded = (sheet: string, below: readonly string[]): ReadonlySet<string> => {
    const parents = listParents(sheet).filter((parent) => !below.includes(parent));
    const shared = intersect(parents.map((parent) => getLoaded(parent, [...below, sheet])));
    return new Set([...getOwn(sheet).classes, ...shared]);
  };
  return (sheet) => ({
    markup: getOwn(sheet).markup,
    classes: getOwn(sheet).classes,
    loaded: listParents(sheet).map((parent) => getLoaded(parent, [sheet])),
  });
}
