import { rmSync } from 'node:fs';
import { printLine, runCommand } from './cli';
import { generateClient } from './generate';
import { lockDataDir } from './processes/lockfile';
import { shutDownOnSignals } from './processes/shutdown';
import { createStageContext } from './test-stages/context';
import { FAULT_ROWS, formatFaults } from './test-stages/fault-table';
import { runStages } from './test-stages/run-stages';
import { TEST_DIR } from './test-stages/test-server';
import { createVitestStage } from './test-stages/vitest';

/**
 * `npm run prove`: slow or destructive tests, such as killing workers while they run. `npm run prove faults` ends with a
 * table of what was tried and seen; `-- --quick` tries a few of each.
 */
await runCommand(async () => {
  shutDownOnSignals(() => printLine('\nStopping the proofs ...'));
  const recordProcess = await lockDataDir(TEST_DIR, 'A test run is going on here: wait for its end.');
  await generateClient();
  const filters = process.argv.slice(2).filter((option) => option !== '--quick');
  if (filters.length < process.argv.length - 2) process.env.QUICK_FAULTS = '1';
  rmSync(FAULT_ROWS, { force: true });
  const stages = { prove: createVitestStage('prove') };
  const failed = await runStages(stages, createStageContext(filters, recordProcess));
  const table = formatFaults();
  if (table) printLine(`\n${table}`);
  return failed > 0 ? 1 : 0;
});
