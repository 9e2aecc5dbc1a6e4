import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { buildWeb } from '../build';
import { generateClient } from '../generate';
import { freePort } from '../ports';
import { createDatabase, dropDatabase } from '../postgres/server';
import { takeFolder } from '../processes/ledger';
import { whenStopping } from '../processes/stopping';
import { say } from '../say';
import { openProcesses } from '../shop/open';
import { openTestServer, TEST_DIR, testEnv } from '../stages/test-server';

export type BenchShop = {
  readonly url: string;
  /** Of the processes, by name. */
  readonly pids: ReadonlyMap<string, number>;
  /** Puts down a further process that must not outlive the bench. */
  readonly note: (name: string, pid: number) => void;
};

/** A built shop on a fresh database, for measuring; it ends with the command. */
export async function openBenchShop(): Promise<BenchShop> {
  const pids = new Map<string, number>();
  const ledger = await takeFolder(TEST_DIR, 'A test run is going on here: wait for its end.');
  const note = (name: string, pid: number) => {
    pids.set(name, pid);
    ledger(name, pid);
  };
  await generateClient();
  const { server, template } = await openTestServer(note);
  const name = `gibori_bench_${randomBytes(6).toString('hex')}`;
  whenStopping(() => dropDatabase(server, name));
  const database = await createDatabase(server, name, template);
  await buildWeb(testEnv(database), () => say('Building the shop ...'));

  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = `${TEST_DIR}/bench`;
  rmSync(dataDir, { recursive: true, force: true });
  const env = testEnv(database, { SHOP_URL: url });
  await openProcesses({ mode: 'shop', env, port, dataDir, note, onTrouble: say, onWebLost: say });
  return { url, pids, note };
}
