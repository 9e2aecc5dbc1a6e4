import path from 'node:path';
import { afterAll, beforeAll, beforeEach, type RunnerTestCase, type RunnerTestSuite } from 'vitest';
import { ROOT } from '../../scripts/paths';
import { areSourcesKnown, COSTLY_TESTS, saveSources } from './known-sources';

/** All tests below a suite, in their order. */
const listTests = (suite: Readonly<RunnerTestSuite>): readonly RunnerTestCase[] =>
  suite.tasks.flatMap((task) => (task.type === 'suite' ? listTests(task) : [task]));

let kept: readonly RunnerTestCase[] = [];
let isKnown = false;

const toName = (suite: Readonly<RunnerTestSuite>): string => path.relative(ROOT, suite.file.filepath);

// Of a costly file whose sources are known the first tests still run: another machine may draw or read differently.
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads which fixtures a hook uses from its first argument.
beforeAll(({}, suite) => {
  const name = toName(suite);
  isKnown = name in COSTLY_TESTS && areSourcesKnown(name);
  kept = isKnown ? listTests(suite).slice(0, COSTLY_TESTS[name]) : [];
});

beforeEach(({ task, skip }) => {
  if (isKnown && !kept.includes(task)) skip('passed before with exactly these sources');
});

// biome-ignore lint/correctness/noEmptyPattern: as above.
afterAll(({}, suite) => {
  const name = toName(suite);
  if (isKnown || !(name in COSTLY_TESTS)) return;
  if (listTests(suite).every(({ result }) => result?.state === 'pass')) saveSources(name);
});
