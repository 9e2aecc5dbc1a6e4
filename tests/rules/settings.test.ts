import { expect, it } from 'vitest';
import { isTest, type Source, source, sources } from './support/sources';
import { dotted, nodesOf, place } from './support/syntax';

// Commands start processes and hand the environment on; the build's settings are read before env.ts can be.
const MAY_READ = /^lib\/platform\/env\.ts$|^lib\/wiring\/commands\/|^next\.config\.mjs$|^tests\//;

const environmentReads = (files: readonly Source[]): string[] =>
  files
    .filter((file) => !MAY_READ.test(file.name) && !isTest(file) && file.text.includes('process'))
    .flatMap((file) =>
      [...nodesOf(file)]
        .filter((node) => dotted(node) === 'process.env')
        .map((node) => place(file, node, 'reads process.env')),
    );

it('5 Only lib/platform/env reads process.env', () => {
  expect(environmentReads(sources(['app', 'components', 'lib', 'prisma'], /\.(?:tsx?|mjs)$/))).toEqual([]);
});

it('the rule notices', () => {
  expect(environmentReads([source('const a = 1;\nconst b = process.env.A;')])).toEqual([
    'lib/prices/example.tsx:2 reads process.env',
  ]);
  expect(environmentReads([source('const { A } = process.env;', 'middleware.ts')])).toHaveLength(1);
  expect(environmentReads([source('// process.env is not read here', 'middleware.ts')])).toEqual([]);
});
