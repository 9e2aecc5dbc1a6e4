import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Stage, StageContext, StageResult } from './stage';
import { TEST_DIR } from './test-server';
import { listUsedFolders, skipUnchanged } from './when-changed';

const NAME = `when-changed-${process.pid}`;
afterAll(() => rmSync(path.join(TEST_DIR, `${NAME}.passed`), { force: true }));

function createStage(result: StageResult) {
  const runs: (readonly string[])[] = [];
  const stage: Stage = {
    cores: 1,
    run: async ({ filters }) => {
      runs.push(filters);
      return result;
    },
  };
  const run = (always = false, filters: readonly string[] = []) =>
    skipUnchanged(NAME, ['lib/tracking'], always, stage).run({ filters } as StageContext);
  return { runs, run };
}

it('finds used folders through the imports of other folders', () => {
  const drawings = listUsedFolders(['lib/illustrator']);
  expect(drawings).toEqual(expect.arrayContaining(['lib/illustrator', 'lib/photos', 'lib/platform/result.ts']));
  // Typesetting imports stories, which import the illustrator.
  expect(listUsedFolders(['lib/typesetting'])).toEqual(expect.arrayContaining(['lib/stories', 'lib/illustrator']));
  expect(drawings).not.toContain('lib/orders');
});

it('skips a stage that has passed until something changes, unless it is requested', async () => {
  const failing = createStage({ passed: 0, failed: 1 });
  await failing.run();
  const { run, runs } = createStage({ passed: 3, failed: 0 });
  // A run of some files is not recorded, nor is a failure.
  await run(false, ['some']);
  expect(await run()).toEqual({ passed: 3, failed: 0 });
  expect(await run()).toMatchObject({ passed: 0, failed: 0, skipped: expect.any(String) });
  expect(await run(true)).toEqual({ passed: 3, failed: 0 });
  expect(runs).toEqual([['some'], [], []]);
});
