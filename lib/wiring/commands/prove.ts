import { generateClient } from './generate';
import { takeFolder } from './processes/ledger';
import { stopOnSignals } from './processes/stopping';
import { main, say } from './say';
import { runStages } from './stages/run-stages';
import type { TestServer } from './stages/stage';
import { openTestServer, TEST_DIR } from './stages/test-server';
import { vitest } from './stages/vitest';

/** `npm run prove`: what takes long or is rough, such as workers that are killed in their work. */
await main(async () => {
  stopOnSignals(() => say('\nStopping the proofs ...'));
  const note = await takeFolder(TEST_DIR, 'A test run is going on here: wait for its end.');
  await generateClient();
  let opened: Promise<TestServer> | undefined;
  const database = () => {
    opened ??= openTestServer(note);
    return opened;
  };
  return (await runStages({ prove: vitest('prove') }, { filters: process.argv.slice(2), database })) > 0 ? 1 : 0;
});
