import { printLine, runCommand } from './cli';
import { generateClient } from './generate';
import { lockDataDir } from './processes/lockfile';
import { shutDownOnSignals } from './processes/shutdown';
import { createStageContext } from './test-stages/context';
import { runStages } from './test-stages/run-stages';
import { createStages } from './test-stages/stages';
import { TEST_DIR } from './test-stages/test-server';

/**
 * `npm test`: of every stage the tests that have not yet passed with the present files (`unchanged/tested-files.ts`).
 * `npm test -- all`: every test. `npm test -- unit lib/prices`: one stage, some of its files.
 */
await runCommand(async () => {
  shutDownOnSignals(() => printLine('\nStopping the tests ...'));
  const recordProcess = await lockDataDir(TEST_DIR, 'Another test run is going on here: wait for its end.');
  const args = process.argv.slice(2).filter((word) => word !== '--verbose');
  await generateClient();
  const stages = createStages(recordProcess, (name) => args.includes('all') || args.includes(name));
  const requested = Object.entries(stages).filter(([name]) => args.includes(name));
  const filters = args.filter((word) => word !== 'all' && !(word in stages));

  const run = requested.length > 0 ? Object.fromEntries(requested) : stages;
  return (await runStages(run, createStageContext(filters, recordProcess))) > 0 ? 1 : 0;
});
