import { printLine, runCommand } from './cli';
import { generateClient } from './generate';
import { lockDataDir } from './processes/lockfile';
import { shutDownOnSignals } from './processes/shutdown';
import { createStageContext } from './test-stages/context';
import { runStages } from './test-stages/run-stages';
import { TEST_DIR } from './test-stages/test-server';
import { createVitestStage } from './test-stages/vitest';

/** `npm run prove`: slow or destructive tests, such as killing workers while they run. */
await runCommand(async () => {
  shutDownOnSignals(() => printLine('\nStopping the proofs ...'));
  const recordProcess = await lockDataDir(TEST_DIR, 'A test run is going on here: wait for its end.');
  await generateClient();
  const stages = { prove: createVitestStage('prove') };
  return (await runStages(stages, createStageContext(process.argv.slice(2), recordProcess))) > 0 ? 1 : 0;
});
