import { rmSync } from 'node:fs';
import { buildWeb } from '../build';
import { printLine } from '../cli';
import { findFreePort } from '../ports';
import { startProcesses } from '../shop/start-processes';
import { createTestEnv, TEST_DIR } from '../test-stages/test-server';
import type { BenchServer } from './server';

export type BenchShop = Pick<BenchServer, 'pids' | 'recordProcess'> & { readonly url: string };

/** Starts a built shop on a fresh database for measuring; it stops with the command. */
export async function openBenchShop({ createDatabase, pids, recordProcess }: BenchServer): Promise<BenchShop> {
  const database = await createDatabase();
  await buildWeb(createTestEnv(database), () => printLine('Building the shop ...'));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const dataDir = `${TEST_DIR}/bench`;
  rmSync(dataDir, { recursive: true, force: true });
  const env = createTestEnv(database, { SHOP_URL: url });
  await startProcesses({ mode: 'shop', env, port, dataDir, recordProcess, onError: printLine, onWebExit: printLine });
  return { url, pids, recordProcess };
}
