import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printLine } from '@/scripts/cli';
import { readSourceGraph, type SourceGraph } from '@/scripts/test-stages/unchanged/source-graph';
import { listProjectTests } from '@/scripts/test-stages/unchanged/tested-files';
import { MUTATIONS } from './mutations/mutations';
import { createClone, runTests, withReplaced } from './support/clone';

const TIMEOUT_MS = 10 * 60_000;

let dir = '';
let graph: SourceGraph;
beforeAll(() => {
  dir = createClone();
  graph = readSourceGraph(dir);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const projects = [...new Set(MUTATIONS.map(({ project }) => project))];

it.each(projects)(
  'without a fault the tests of %s pass',
  async (project) => {
    const files = MUTATIONS.filter((mutation) => mutation.project === project).map(({ test }) => test);
    const { passed, failed, output } = await runTests(dir, project, files);
    expect(failed, output).toEqual([]);
    expect(passed, output).not.toEqual([]);
  },
  TIMEOUT_MS,
);

describe.each(MUTATIONS)('$name', ({ name, file, from, to, project, test }) => {
  it('is noticed', { timeout: TIMEOUT_MS }, async () => {
    const { failed, output } = await withReplaced(path.join(dir, file), [from, to], () =>
      runTests(dir, project, [test]),
    );
    printLine(`${name}: ${failed.length} failed, such as "${failed[0]}"`);
    expect(failed, output).not.toEqual([]);
  });

  it('runs the test that notices it', () => expect(listProjectTests(graph, project).get(test)).toContain(file));
});
