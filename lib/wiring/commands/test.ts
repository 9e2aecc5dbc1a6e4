import { generateClient } from './generate';
import { takeFolder } from './processes/ledger';
import { stopOnSignals } from './processes/stopping';
import { main, say } from './say';
import { browser } from './stages/browser';
import { lint, types } from './stages/checks';
import { runStages } from './stages/run-stages';
import type { Stage, TestServer } from './stages/stage';
import { openTestServer, TEST_DIR } from './stages/test-server';
import { vitest } from './stages/vitest';

/** `npm test`: every stage. `npm test -- unit lib/prices`: one stage, some of its files. */
await main(async () => {
  stopOnSignals(() => say('\nStopping the tests ...'));
  const note = await takeFolder(TEST_DIR, 'Another test run is going on here: wait for its end.');
  const stages: Record<string, Stage> = {
    types,
    lint,
    rules: vitest('rules'),
    unit: vitest('unit'),
    database: vitest('database'),
    browser: browser(note),
  };
  const words = process.argv.slice(2).filter((word) => word !== '--verbose');
  const chosen = words.filter((word) => word in stages);
  const filters = words.filter((word) => !(word in stages));
  const run = chosen.length > 0 ? Object.fromEntries(chosen.map((name) => [name, stages[name] as Stage])) : stages;

  await generateClient();
  let opened: Promise<TestServer> | undefined;
  const database = () => {
    opened ??= openTestServer(note);
    return opened;
  };
  return (await runStages(run, { filters, database })) > 0 ? 1 : 0;
});
