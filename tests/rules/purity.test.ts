import { expect, it } from 'vitest';
import { ROWS } from '../config/dependency-cruiser';
import { isTest, type Source, source, sources } from './support/sources';
import { argumentsOf, dotted, type Node, nodesOf, place, textOf } from './support/syntax';

const IMPURE_CALLS = /^(?:Date\.now|performance\.now|Math\.random|crypto\.\w+|random(?:UUID|Bytes|Int))$/;
const IMPURE_MODULES = /^next\/(?:headers|server|navigation)$/;

function impurity(node: Node): string | null {
  if (node.type === 'CallExpression' && IMPURE_CALLS.test(dotted(node.callee))) return `calls ${dotted(node.callee)}`;
  if (node.type === 'NewExpression' && dotted(node.callee) === 'Date' && argumentsOf(node).length === 0) {
    return 'reads the clock by new Date()';
  }
  const module = node.type === 'ImportDeclaration' || node.type === 'ImportExpression' ? textOf(node.source) : null;
  return module && IMPURE_MODULES.test(module) ? `imports ${module}` : null;
}

const impurities = (files: readonly Source[]): string[] =>
  files
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      [...nodesOf(file)].flatMap((node) => {
        const what = impurity(node);
        return what ? [place(file, node, what)] : [];
      }),
    );

it('6 Domains read no cookies, headers or clock: now, ids and randomness are arguments', () => {
  const domains = ROWS.flat().map((domain) => `/${domain}/`);
  const files = sources(['lib'], /\.tsx?$/).filter(({ name }) =>
    domains.some((domain) => name.startsWith(`lib${domain}`)),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(impurities(files)).toEqual([]);
});

it.each([
  'const now = new Date();',
  'const now = Date.now();',
  'const dice = Math.random();',
  "import { cookies } from 'next/headers';",
  "import { randomUUID } from 'node:crypto'; const id = randomUUID();",
])('the rule notices: %s', (text) => {
  expect(impurities([source(text)])).toHaveLength(1);
  expect(impurities([source(text, 'lib/prices/a.test.ts')])).toEqual([]);
});

it('and lets pass dates that are given', () => {
  expect(impurities([source('const then = (now: Date) => new Date(now.getTime() + 1);')])).toEqual([]);
});
