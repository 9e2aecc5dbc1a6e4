import { expect, it } from 'vitest';
import { createSource, isTest, listSources, type Source } from './support/sources';
import { formatLocation, type Node, parseNodes } from './support/syntax';

/** What only Node has; its modules are found by their imports (`dependencies.test.ts`). */
const GLOBALS = ['Buffer', 'process', 'require', 'global', '__dirname', '__filename', 'setImmediate'];
/** Files beside the reading that only the server runs. */
const SERVER = /\/face\/node\//;

/** A name that stands for itself: not a property, and not one that a file gives. */
const getUsed = (node: Node): string | null => {
  const { type, object, callee, argument } = node as Node & Readonly<Record<string, Node | undefined>>;
  const used = type === 'MemberExpression' ? object : type === 'UnaryExpression' ? argument : callee;
  return used?.type === 'Identifier' ? String(used.name) : null;
};

const findGlobals = (files: readonly Source[]): string[] =>
  files
    .filter((file) => !isTest(file) && !SERVER.test(file.name))
    .flatMap((file) =>
      [...parseNodes(file)].flatMap((node) => {
        const name = getUsed(node);
        return name && GLOBALS.includes(name) ? [formatLocation(file, node, `uses ${name}`)] : [];
      }),
    );

it('3 the reading of a face uses nothing that only Node has', () => {
  const files = listSources(['lib/photos/face'], /\.ts$/);
  expect(files.length).toBeGreaterThan(30);
  expect(findGlobals(files)).toEqual([]);
});

it.each(['Buffer.from([1]);', "require('zod');", 'const big = process.memoryUsage();', 'new Buffer(3);'])(
  'the rule reports: %s',
  (text) => {
    expect(findGlobals([createSource(text, 'lib/photos/face/a.ts')])).toHaveLength(1);
    expect(findGlobals([createSource(text, 'lib/photos/face/node/a.ts')])).toEqual([]);
  },
);
