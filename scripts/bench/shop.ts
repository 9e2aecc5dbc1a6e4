import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { buildWeb } from '../build';
import { printLine } from '../cli';
import { generateClient } from '../generate';
import { findFreePort } from '../ports';
import { createDatabase, dropDatabase } from '../postgres/databases';
import { lockDataDir } from '../processes/lockfile';
import { onShutdown } from '../processes/shutdown';
import { startProcesses } from '../shop/start-processes';
import { createTestEnv, openTestServer, TEST_DIR } from '../test-stages/test-server';

export type BenchShop = {
  readonly url: string;
  /** Of the processes, by name. */
  readonly pids: ReadonlyMap<string, number>;
  /** Registers another process to stop when the bench ends. */
  readonly recordProcess: (name: string, pid: number) => void;
};

/** Starts a built shop on a fresh database for measuring; it stops with the command. */
export async function openBenchShop(): Promise<BenchShop> {
  const pids = new Map<string, number>();
  const ledger = await lockDataDir(TEST_DIR, 'A test run is going on here: wait for its end.');
  const recordProcess = (name: string, pid: number) => {
    pids.set(name, pid);
    ledger(name, pid);
  };
  await generateClient();
  const { server, template } = await openTestServer(recordProcess);
  const name = `gibori_bench_${randomBytes(6).toString('hex')}`;
  onShutdown(() => dropDatabase(server, name));
  const database = await createDatabase(server, name, template);
  await buildWeb(createTestEnv(database), () => printLine('Building the shop ...'));

  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const dataDir = `${TEST_DIR}/bench`;
  rmSync(dataDir, { recursive: true, force: true });
  const env = createTestEnv(database, { SHOP_URL: url });
  await startProcesses({ mode: 'shop', env, port, dataDir, recordProcess, onError: printLine, onWebExit: printLine });
  return { url, pids, recordProcess };
}
