/** What a file takes from another by name: `import { a } from './b'` or `export { a } from './b'`. */
type NamedImport = { readonly request: string; readonly names: readonly string[] };

const NAMED = /\b(?:import|export)\s+(?:type\s+)?\{([^{}]*)\}\s+from\s+['"]([^'"]+)['"];?/g;
const RE_EXPORT = /\bexport\s+(?:type\s+)?\{([^{}]*)\}\s+from\s+['"]([^'"]+)['"];?/g;

/** The entries between braces as `[name there, name here]`. */
const readNames = (list: string): readonly (readonly [string, string])[] =>
  list
    .split(',')
    .map((entry) => entry.trim().replace(/^type\s+/, ''))
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [there = '', here = there] = entry.split(/\s+as\s+/);
      return [there, here] as const;
    });

/** The named imports and re-exports of code without comments. */
export const listNamedImports = (code: string): readonly NamedImport[] =>
  [...code.matchAll(NAMED)].map(([, names = '', request = '']) => ({
    request,
    names: readNames(names).map(([there]) => there),
  }));

/** The code without them: what else it names, it takes whole. */
export const withoutNamedImports = (code: string): string => code.replace(NAMED, '');

/** Where an entry has a name from, and what it is called there. */
type Origin = { readonly request: string; readonly name: string };

/** What an entry re-exports by its name; `null` for a file that has code of its own or re-exports without names. */
export function readEntry(code: string): ReadonlyMap<string, Origin> | null {
  if (code.replace(RE_EXPORT, '').trim() !== '') return null;
  return new Map(
    [...code.matchAll(RE_EXPORT)].flatMap(([, names = '', request = '']) =>
      readNames(names).map(([there, here]) => [here, { request, name: there }] as const),
    ),
  );
}
