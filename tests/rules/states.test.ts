import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isTest, ROOT, type Source, source, sources } from './support/sources';
import { dotted, type Node, nodes, nodesOf, place } from './support/syntax';

const holdsMachine = (node: unknown): boolean =>
  node !== null &&
  [...nodes(node as Node)].some(({ type, callee }) => type === 'CallExpression' && dotted(callee) === 'defineStates');

/** `orderStates` of `export const orderStates = defineStates(...)`, or of a table of machines. */
const machinesOf = (file: Source): string[] =>
  [...nodesOf(file)]
    .filter((node) => node.type === 'VariableDeclarator' && holdsMachine(node.init))
    .map((node) => String((node.id as Node).name));

/** `orderStates.canMove(` or `orderStates[kind].canMove(`. */
const isAsked = (machine: string, text: string) =>
  new RegExp(`\\b${machine}(?:\\[[^\\]]+\\]|\\.\\w+)?\\.canMove\\(`).test(text);

/** A table from states to lists of states that no machine was built from. */
const looseTables = (file: Source): string[] =>
  [...nodesOf(file)]
    .filter((node) => node.type === 'VariableDeclarator' && isTable(node.init))
    .map((node) => place(file, node, 'holds a table of states outside defineStates'));

function isTable(init: unknown): boolean {
  let node = init as Node | null;
  while (node && /^TS(?:As|Satisfies)Expression$/.test(node.type)) node = node.expression as Node;
  if (node?.type !== 'ObjectExpression') return false;
  const properties = node.properties as readonly Node[];
  const keys = new Set(properties.map((property) => String((property.key as Node | undefined)?.name)));
  return (
    properties.length > 1 &&
    properties.some(({ value }) => ((value as Node | undefined)?.elements as Node[] | undefined)?.length) &&
    properties.every(({ value }) => (value as Node | undefined)?.type === 'ArrayExpression') &&
    properties.every(({ value }) => ((value as Node).elements as Node[]).every((word) => keys.has(String(word?.value))))
  );
}

const files = sources(['lib'], /\.ts$/).filter((file) => !isTest(file) && file.name !== 'lib/platform/states.ts');
const tables = files.filter(({ name }) => /\/states\.ts$/.test(name));

describe('10 State machines are tables, checked at start; every change goes through them', () => {
  it('every states.ts builds its machines by defineStates', async () => {
    expect(tables.length).toBeGreaterThan(1);
    expect(tables.filter((file) => machinesOf(file).length === 0).map(({ name }) => name)).toEqual([]);
    // Loading runs the check for states that are never reached.
    for (const { name } of tables) await import(pathToFileURL(path.join(ROOT, name)).href);
  });

  it('no table of states stands outside defineStates', () => expect(files.flatMap(looseTables)).toEqual([]));

  it('every machine is asked before a change', () => {
    const all = files.map(({ text }) => text).join('\n');
    const unasked = tables
      // Its own file may ask it for others.
      .filter(({ text }) => !text.includes('.canMove('))
      .flatMap(machinesOf)
      .filter((name) => !isAsked(name, all));
    expect(unasked).toEqual([]);
  });
});

it('the rule notices', () => {
  const table = "const next = { open: ['closed'], closed: ['open'] } as const;";
  expect(looseTables(source(table))).toHaveLength(1);
  expect(looseTables(source("const sizes = { small: ['a4'], large: ['a3'] };"))).toEqual([]);
  expect(machinesOf(source("const door = defineStates('door', 'open', {});"))).toEqual(['door']);
  expect(machinesOf(source(table))).toEqual([]);
});
