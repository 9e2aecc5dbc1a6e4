import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { Stage, StageContext, StageResult } from '../stage';
import { TEST_DIR } from '../test-server';
import { skipUnchanged } from './skip-unchanged';

const NAME = `skip-unchanged-${process.pid}`;
afterEach(() => rmSync(path.join(TEST_DIR, 'passed', `${NAME}.json`), { force: true }));

const PASSED: StageResult = { passed: 3, failed: 0 };

/** Runs a stage whose tests depend on `keys`; returns the result and the arguments that it ran with, if it ran. */
async function run(
  keys: Readonly<Record<string, string>>,
  { result = PASSED, always = false, filters = [] as readonly string[] } = {},
) {
  const runs: (readonly string[])[] = [];
  const stage: Stage = {
    run: async (context) => {
      runs.push(context.filters);
      return result;
    },
  };
  const tested = { getKeys: () => new Map(Object.entries(keys)), toFilters: (tests: readonly string[]) => tests };
  const done = await skipUnchanged(NAME, tested, always, stage).run({ filters } as unknown as StageContext);
  return { ...done, runs };
}

it('runs every test at first, none again, and those whose dependencies have changed', async () => {
  expect((await run({ a: '1', b: '1' })).runs).toEqual([[]]);
  expect(await run({ a: '1', b: '1' })).toMatchObject({ passed: 0, failed: 0, skipped: expect.any(String), runs: [] });
  expect(await run({ a: '1', b: '2', c: '1' })).toMatchObject({ runs: [['b', 'c']], note: '2 of 3 files' });
  expect((await run({ a: '1', b: '2', c: '1' })).runs).toEqual([]);
});

it('runs a failed test again, and those of a stage that does not say which passed', async () => {
  const failed = { passed: 2, failed: 1 };
  await run({ a: '1', b: '1' }, { result: { ...failed, passedFiles: ['a'] } });
  expect((await run({ a: '1', b: '1' }, { result: failed })).runs).toEqual([['b']]);
  expect((await run({ a: '1', b: '1' })).runs).toEqual([['b']]);
  await run({ a: '2', b: '2' }, { result: failed });
  expect((await run({ a: '2', b: '2' })).runs).toEqual([[]]);
});

it('runs everything when asked to, and does not record a run of some files', async () => {
  await run({ a: '1', b: '1' }, { filters: ['lib/prices'] });
  expect((await run({ a: '1', b: '1' })).runs).toEqual([[]]);
  expect((await run({ a: '1', b: '1' }, { always: true })).runs).toEqual([[]]);
});
