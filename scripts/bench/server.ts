import { randomBytes } from 'node:crypto';
import { generateClient } from '../generate';
import { createDatabase, dropDatabase } from '../postgres/databases';
import { lockDataDir } from '../processes/lockfile';
import { onShutdown } from '../processes/shutdown';
import { openTestServer, TEST_DIR } from '../test-stages/test-server';

export type BenchServer = {
  /** Creates a migrated and seeded database, dropped with the command, and returns its address. */
  readonly createDatabase: () => Promise<string>;
  /** Of the processes, by name. */
  readonly pids: ReadonlyMap<string, number>;
  /** Registers another process to stop when the bench ends. */
  readonly recordProcess: (name: string, pid: number) => void;
};

/** Opens the database server for measuring; it stops with the command. */
export async function openBenchServer(): Promise<BenchServer> {
  const pids = new Map<string, number>();
  const ledger = await lockDataDir(TEST_DIR, 'A test run is going on here: wait for its end.');
  const recordProcess = (name: string, pid: number) => {
    pids.set(name, pid);
    ledger(name, pid);
  };
  await generateClient();
  const { server, template } = await openTestServer(recordProcess);
  return {
    pids,
    recordProcess,
    async createDatabase() {
      const name = `gibori_bench_${randomBytes(6).toString('hex')}`;
      onShutdown(() => dropDatabase(server, name));
      return createDatabase(server, name, template);
    },
  };
}
