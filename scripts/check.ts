import { runCommand } from './cli';
import { generateClient } from './generate';
import { shutDownOnSignals } from './processes/shutdown';
import { lintStage, typesStage } from './test-stages/checks';
import { createContentStages } from './test-stages/content';
import { runStages } from './test-stages/run-stages';
import { createVitestStage } from './test-stages/vitest';

/** The fast part of `npm test`: no database, no browser. */
await runCommand(async () => {
  shutDownOnSignals();
  await generateClient();
  const none = () => Promise.reject(new Error('npm run check starts no database.'));
  const stages = {
    types: typesStage,
    lint: lintStage,
    rules: createVitestStage('rules'),
    unit: createVitestStage('unit'),
    ...createContentStages(false),
  };
  return (await runStages(stages, { filters: process.argv.slice(2), database: none, webBuild: none })) > 0 ? 1 : 0;
});
