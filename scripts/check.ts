import { runCommand } from './cli';
import { generateClient } from './generate';
import { shutDownOnSignals } from './processes/shutdown';
import { lintStage, typesStage } from './test-stages/checks';
import { runStages } from './test-stages/run-stages';
import { createVitestStage } from './test-stages/vitest';

/** The fast part of `npm test`: no database, no browser, and of the other tests those that the open changes concern. */
await runCommand(async () => {
  shutDownOnSignals();
  await generateClient();
  const none = () => Promise.reject(new Error('npm run check starts no database.'));
  const stages = {
    types: typesStage,
    lint: lintStage,
    rules: createVitestStage('rules'),
    unit: createVitestStage('unit', { changed: true }),
    photos: createVitestStage('photos', { changed: true }),
    stories: createVitestStage('stories', { changed: true }),
    drawings: createVitestStage('drawings', { changed: true }),
  };
  return (await runStages(stages, { filters: process.argv.slice(2), database: none, webBuild: none })) > 0 ? 1 : 0;
});
