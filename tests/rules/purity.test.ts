import { expect, it } from 'vitest';
import { LAYERS } from '../config/dependency-cruiser';
import { createSource, isTest, listSources, type Source } from './support/sources';
import { formatLocation, getArguments, getStringLiteral, type Node, parseNodes, toDottedName } from './support/syntax';

const IMPURE_CALLS = /^(?:Date\.now|performance\.now|Math\.random|crypto\.\w+|random(?:UUID|Bytes|Int))$/;
const IMPURE_MODULES = /^next\/(?:headers|server|navigation)$/;
/** Files that name none of these need no parsing. */
const MENTIONED = /\bDate\b|performance|Math|crypto|random|next\//;

function getImpurity(node: Node): string | null {
  if (node.type === 'CallExpression' && IMPURE_CALLS.test(toDottedName(node.callee)))
    return `calls ${toDottedName(node.callee)}`;
  if (node.type === 'NewExpression' && toDottedName(node.callee) === 'Date' && getArguments(node).length === 0) {
    return 'reads the clock by new Date()';
  }
  const module =
    node.type === 'ImportDeclaration' || node.type === 'ImportExpression' ? getStringLiteral(node.source) : null;
  return module && IMPURE_MODULES.test(module) ? `imports ${module}` : null;
}

const findImpurities = (files: readonly Source[]): string[] =>
  files
    .filter((file) => !isTest(file) && MENTIONED.test(file.text))
    .flatMap((file) =>
      [...parseNodes(file)].flatMap((node) => {
        const what = getImpurity(node);
        return what ? [formatLocation(file, node, what)] : [];
      }),
    );

it('6 Domains read no cookies, headers or clock: now, ids and randomness are arguments', () => {
  const domains = LAYERS.flat().map((domain) => `/${domain}/`);
  const files = listSources(['lib'], /\.tsx?$/).filter(({ name }) =>
    domains.some((domain) => name.startsWith(`lib${domain}`)),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(findImpurities(files)).toEqual([]);
});

it.each([
  'const now = new Date();',
  'const now = Date.now();',
  'const dice = Math.random();',
  "import { cookies } from 'next/headers';",
  "import { randomUUID } from 'node:crypto'; const id = randomUUID();",
])('the rule reports: %s', (text) => {
  expect(findImpurities([createSource(text)])).toHaveLength(1);
  expect(findImpurities([createSource(text, 'lib/prices/a.test.ts')])).toEqual([]);
});

it('and accepts dates passed as arguments', () => {
  expect(findImpurities([createSource('const then = (now: Date) => new Date(now.getTime() + 1);')])).toEqual([]);
});
