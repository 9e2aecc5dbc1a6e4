import { generateClient } from './generate';
import { stopOnSignals } from './processes/stopping';
import { main } from './say';
import { lint, types } from './stages/checks';
import { runStages } from './stages/run-stages';
import { vitest } from './stages/vitest';

/** The quick half of `npm test`: no database, no browser. */
await main(async () => {
  stopOnSignals();
  await generateClient();
  const database = () => Promise.reject(new Error('The quick checks have no database.'));
  const stages = { types, lint, rules: vitest('rules'), unit: vitest('unit') };
  return (await runStages(stages, { filters: process.argv.slice(2), database })) > 0 ? 1 : 0;
});
