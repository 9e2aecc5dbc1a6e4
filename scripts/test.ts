import { printLine, runCommand } from './cli';
import { generateClient } from './generate';
import { lockDataDir } from './processes/lockfile';
import { shutDownOnSignals } from './processes/shutdown';
import { createBrowserStage } from './test-stages/browser';
import { buildStage, lintStage, typesStage } from './test-stages/checks';
import { createContentStages } from './test-stages/content';
import { createStageContext } from './test-stages/context';
import { runStages } from './test-stages/run-stages';
import type { Stage } from './test-stages/stage';
import { TEST_DIR } from './test-stages/test-server';
import { createVitestStage } from './test-stages/vitest';

/**
 * `npm test`: every stage; stories and drawings only if they or their dependencies have changed. `npm test -- all`:
 * every stage. `npm test -- unit lib/prices`: one stage, some of its files.
 */
await runCommand(async () => {
  shutDownOnSignals(() => printLine('\nStopping the tests ...'));
  const recordProcess = await lockDataDir(TEST_DIR, 'Another test run is going on here: wait for its end.');
  const args = process.argv.slice(2).filter((word) => word !== '--verbose');
  const isRequested = (name: string) => args.includes(name);
  // In start order: stages that others wait for come first, then long ones, so that both cores end at the same time.
  const { stories, drawings } = createContentStages(['all', 'stories', 'drawings'].some(isRequested));
  const stages: Readonly<Record<string, Stage>> = {
    lint: lintStage,
    types: typesStage,
    build: buildStage,
    database: createVitestStage('database'),
    drawings,
    unit: createVitestStage('unit'),
    stories,
    rules: createVitestStage('rules'),
    browser: createBrowserStage(recordProcess),
  };
  const requested = Object.entries(stages).filter(([name]) => isRequested(name));
  const filters = args.filter((word) => word !== 'all' && !(word in stages));

  await generateClient();
  const run = requested.length > 0 ? Object.fromEntries(requested) : stages;
  return (await runStages(run, createStageContext(filters, recordProcess))) > 0 ? 1 : 0;
});
