import path from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import { readText } from './module-graph.ts';

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

/** The longhand properties that a utility's CSS sets; those of a pseudo-element carry its name. */
function listProperties(css: string): readonly string[] {
  const text = css.replace(/@property[^}]*\}/g, '');
  const pseudoElement = /::(before|after|marker)/.exec(text)?.[0] ?? '';
  const properties = [...text.matchAll(/^\s+([a-z][\w-]*):/gm)].map(([, property = '']) => property);
  return properties.flatMap((property) => (LONGHANDS[property] ?? [property]).map((one) => `${one}${pseudoElement}`));
}

type Utility = { readonly name: string; readonly properties: ReadonlySet<string>; readonly order: bigint };

async function loadUtilities(root: string, names: readonly string[]): Promise<ReadonlyMap<string, Utility>> {
  const design = await loadDesignSystem(readText(root, 'app/theme.css'), { base: path.join(root, 'app') });
  const orders = new Map(design.getClassOrder([...names]));
  const css = design.candidatesToCss([...names]);
  return new Map(
    names.flatMap((name, index) => {
      const text = css[index];
      if (!text) return [];
      return [[name, { name, properties: new Set(listProperties(text)), order: orders.get(name) ?? 0n }]];
    }),
  );
}

const haveCommon = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].some((name) => other.has(name));

/**
 * Finds the utilities that a stylesheet needs: those among the words of its modules, and those that override one of them.
 * Stylesheets of visited pages stay loaded: if an element has `p-3 lg:p-6` and the stylesheet that is loaded last has
 * only `p-3`, that one wins. So a stylesheet with a utility also has every utility that overrides it on any element.
 * `lists` are the classes of all elements, among other words.
 */
export async function findUtilities(
  root: string,
  lists: readonly (readonly string[])[],
): Promise<(words: ReadonlySet<string>) => readonly string[]> {
  const utilities = await loadUtilities(root, [...new Set(lists.flat())]);
  const overrides = new Map<string, Set<string>>();
  for (const list of lists) {
    const own = [...new Set(list)].flatMap((name) => utilities.get(name) ?? []);
    for (const one of own) {
      for (const other of own) {
        if (one.order >= other.order || !haveCommon(one.properties, other.properties)) continue;
        overrides.set(one.name, (overrides.get(one.name) ?? new Set()).add(other.name));
      }
    }
  }
  return (words) => {
    const found = new Set<string>();
    const pending = [...words].filter((name) => utilities.has(name));
    for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
      if (found.has(name)) continue;
      found.add(name);
      pending.push(...(overrides.get(name) ?? []));
    }
    return [...found].sort();
  };
}
