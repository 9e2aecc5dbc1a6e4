import { expect, it } from 'vitest';
import { createSource, isTest, listSources, type Source } from './support/sources';
import { formatLocation, parseNodes, toDottedName } from './support/syntax';

// Commands start processes and pass the environment on; the build config is read before env.ts.
const MAY_READ = /^lib\/platform\/env\.ts$|^scripts\/|^next\.config\.mjs$|^tests\//;

const environmentReads = (files: readonly Source[]): string[] =>
  files
    .filter((file) => !MAY_READ.test(file.name) && !isTest(file) && file.text.includes('process'))
    .flatMap((file) =>
      [...parseNodes(file)]
        .filter((node) => toDottedName(node) === 'process.env')
        .map((node) => formatLocation(file, node, 'reads process.env')),
    );

it('5 Only lib/platform/env reads process.env', () => {
  expect(environmentReads(listSources(['app', 'components', 'lib', 'prisma', 'scripts'], /\.(?:tsx?|mjs)$/))).toEqual(
    [],
  );
});

it('the rule reports violations', () => {
  expect(environmentReads([createSource('const a = 1;\nconst b = process.env.A;')])).toEqual([
    'lib/prices/example.tsx:2 reads process.env',
  ]);
  expect(environmentReads([createSource('const { A } = process.env;', 'middleware.ts')])).toHaveLength(1);
  expect(environmentReads([createSource('// process.env is not read here', 'middleware.ts')])).toEqual([]);
});
