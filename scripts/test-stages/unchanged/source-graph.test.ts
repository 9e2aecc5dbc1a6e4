import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readSourceGraph } from './source-graph';

function createRepository(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'source-graph-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}

const findUsed = (text: string, others: readonly string[], name = 'lib/books/draw.test.ts') => {
  const files = Object.fromEntries(others.map((other) => [other, '']));
  const used = readSourceGraph(createRepository({ ...files, [name]: text })).findUsed([name]);
  return [...used].filter((file) => file !== name).sort();
};

it('follows imports, re-exports and dynamic imports through other files, and no packages', () => {
  const root = createRepository({
    'lib/a/a.test.ts': "import { b } from '@/lib/b';\nimport 'zod';\nconst later = () => import('./later');",
    'lib/b/index.ts': "export { c } from './c';",
    'lib/b/c.tsx': "import data from './data.json';",
    'lib/b/data.json': '{}',
    'lib/a/later.ts': '',
    'lib/a/unused.ts': '',
    'node_modules/zod/index.ts': '',
  });
  const graph = readSourceGraph(root);
  expect([...graph.findUsed(['lib/a/a.test.ts'])].sort()).toEqual([
    'lib/a/a.test.ts',
    'lib/a/later.ts',
    'lib/b/c.tsx',
    'lib/b/data.json',
    'lib/b/index.ts',
  ]);
  expect(graph.findImports('lib/a/a.test.ts')).toEqual(['lib/b/index.ts', 'lib/a/later.ts']);
});

it.each([
  ['a file from the root', "readFileSync('tests/fixtures/one.jpg');", ['tests/fixtures/one.jpg']],
  ['a file beside the code', "new Worker(new URL('./thread.ts', import.meta.url));", ['lib/books/thread.ts']],
  ['a file of the domain', "runNode('ink/limit.process.ts');", ['lib/books/ink/limit.process.ts']],
  ['parts of a path', "import 'node:path'; join(cwd(), 'tests', 'fixtures', 'one.jpg');", ['tests/fixtures/one.jpg']],
  ['a folder', "import 'node:fs'; readdirSync('messages');", ['messages/en/a.json', 'messages/he/a.json']],
  [
    'a path with a value',
    `import 'node:fs'; read(\`messages/\${language}/a.json\`);`,
    ['messages/en/a.json', 'messages/he/a.json'],
  ],
  ['the beginning of a name', `import 'node:fs'; read(\`../../messages/en/\${name}\`);`, ['messages/en/a.json']],
  [
    'an import with a value',
    `import(\`@/messages/\${language}/a.json\`);`,
    ['messages/en/a.json', 'messages/he/a.json'],
  ],
])('finds what code names: %s', (_what, text, expected) => {
  const others = [
    'tests/fixtures/one.jpg',
    'lib/books/thread.ts',
    'lib/books/ink/limit.process.ts',
    'messages/en/a.json',
    'messages/he/a.json',
  ];
  expect(findUsed(text, others)).toEqual(expected);
});

const ENTRY = {
  'lib/orders/server.ts': "export { pay } from './pay';\nexport { type Plan, refund as giveBack } from './money';",
  'lib/orders/money/index.ts': "export { refund } from './refund';\nexport { sum } from './sum';",
  'lib/orders/money/refund.ts': "import './refund-mail';",
  'lib/orders/money/refund-mail.ts': '',
  'lib/orders/money/sum.ts': '',
  'lib/orders/pay.ts': '',
};

it.each([
  ['a name', "import { pay } from '@/lib/orders/server';", ['pay']],
  ['another name, through two entries', "import { giveBack } from '@/lib/orders/server';", ['refund', 'refund-mail']],
  [
    'names with aliases and types',
    "import { type pay as send, giveBack } from '@/lib/orders/server';",
    ['pay', 'refund'],
  ],
  ['everything', "import * as orders from '@/lib/orders/server';", ['pay', 'refund', 'sum']],
  ['everything, later', "const orders = () => import('@/lib/orders/server');", ['pay', 'refund', 'sum']],
  [
    'everything, of which one name is imported too',
    "import { pay } from '@/lib/orders/server';\nvi.mock('@/lib/orders/server');",
    ['sum'],
  ],
])('of an entry whoever imports %s uses its files', (_what, text, expected) => {
  const root = createRepository({ ...ENTRY, 'lib/books/draw.test.ts': text });
  const used = readSourceGraph(root).findUsed(['lib/books/draw.test.ts']);
  const names = [...used].map((file) => path.basename(file, '.ts'));
  expect(names).toEqual(expect.arrayContaining(['server', ...expected]));
  if (!/everything/.test(_what)) expect(names).not.toContain('sum');
});

it('leaves out what is imported in vain, and what only that uses', () => {
  const root = createRepository({
    'lib/stages/index.ts':
      "import { forest } from './forest';\nimport { castle } from './castle';\nuse(forest, castle);",
    'lib/stages/forest.ts': "import './tree';",
    'lib/stages/castle.ts': "import './tree';\nimport './tower';",
    'lib/stages/tree.ts': '',
    'lib/stages/tower.ts': '',
  });
  const used = readSourceGraph(root).findUsed(['lib/stages/index.ts'], (_file, name) => name === 'castle');
  expect([...used].sort()).toEqual(['lib/stages/forest.ts', 'lib/stages/index.ts', 'lib/stages/tree.ts']);
});

it('an entry with code of its own is used whole', () => {
  const own = { ...ENTRY, 'lib/orders/server.ts': `${ENTRY['lib/orders/server.ts']}\nregister();` };
  const root = createRepository({ ...own, 'lib/books/draw.test.ts': "import { pay } from '@/lib/orders/server';" });
  expect(readSourceGraph(root).findUsed(['lib/books/draw.test.ts'])).toContain('lib/orders/money/refund.ts');
});

it('takes a word for a value unless the code works with paths, and never a folder of code', () => {
  expect(findUsed("t('messages'); get('/messages');", ['messages/en/a.json'])).toEqual([]);
  expect(findUsed("import 'node:path'; join(cwd(), 'lib', name);", ['lib/orders/pay.ts'])).toEqual([]);
  expect(findUsed('/** See `middleware.ts`. */\n// And `middleware.ts`.', ['middleware.ts'])).toEqual([]);
});

it('has another hash when a file changes, appears or is renamed', () => {
  const hashOf = (files: Readonly<Record<string, string>>) => {
    const graph = readSourceGraph(createRepository(files));
    return graph.hash(graph.files);
  };
  const others = [hashOf({ a: '2' }), hashOf({ b: '1' }), hashOf({ a: '1', b: '' })];
  expect(hashOf({ a: '1' })).toBe(hashOf({ a: '1' }));
  expect(new Set([hashOf({ a: '1' }), ...others]).size).toBe(4);
});
