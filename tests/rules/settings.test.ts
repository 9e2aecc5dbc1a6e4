import { expect, it } from 'vitest';
import { createSource, isTest, listSources, type Source } from './support/sources';
import { formatLocation, parseNodes, toDottedName } from './support/syntax';

// Commands start processes and pass the environment on; the build config is read before env.ts.
const ALLOWED_FILES = /^lib\/platform\/env\.ts$|^scripts\/|^next\.config\.mjs$|^tests\//;

const findEnvironmentReads = (files: readonly Source[]): string[] =>
  files
    .filter((file) => !ALLOWED_FILES.test(file.name) && !isTest(file) && file.text.includes('process'))
    .flatMap((file) =>
      [...parseNodes(file)]
        .filter((node) => toDottedName(node) === 'process.env')
        .map((node) => formatLocation(file, node, 'reads process.env')),
    );

it('5 Only lib/platform/env reads process.env', () => {
  expect(
    findEnvironmentReads(listSources(['app', 'components', 'lib', 'prisma', 'scripts'], /\.(?:tsx?|mjs)$/)),
  ).toEqual([]);
});

it('the rule reports violations', () => {
  expect(findEnvironmentReads([createSource('const a = 1;\nconst b = process.env.A;')])).toEqual([
    'lib/prices/example.tsx:2 reads process.env',
  ]);
  expect(findEnvironmentReads([createSource('const { A } = process.env;', 'middleware.ts')])).toHaveLength(1);
  expect(findEnvironmentReads([createSource('// process.env is not read here', 'middleware.ts')])).toEqual([]);
});
