import { randomBytes } from 'node:crypto';
import { CliError } from '../cli';
import { fromRoot } from '../paths';
import { startCluster } from '../postgres/cluster';
import { createDatabase, dropDatabase, getConnectionError } from '../postgres/databases';
import { onShutdown } from '../processes/shutdown';
import { openLog } from '../shop/logs';
import { prepareDatabase } from '../shop/prepare-database';
import type { TestServer } from './stage';

export const TEST_DIR = fromRoot('.data/test');

/** Environment of processes on a test database, without the developer's own settings. */
export const createTestEnv = (
  databaseUrl: string,
  more: Record<string, string | undefined> = {},
): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  ...(process.env.TMPDIR && { TMPDIR: process.env.TMPDIR }),
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  SHOP_ENV: 'test',
  SHOP_URL: 'http://localhost:3000',
  SHOP_SECRET: randomBytes(32).toString('base64url'),
  DATABASE_URL: databaseUrl,
  DATA_DIR: `${TEST_DIR}/shop`,
  ...more,
});

/** The server of DATABASE_URL, or one in `.data/test`, with a migrated and seeded template database. */
export async function openTestServer(recordProcess: (name: string, pid: number) => void): Promise<TestServer> {
  const server = process.env.DATABASE_URL || (await startOwnServer(recordProcess));
  const why = await getConnectionError(server);
  if (why) throw new CliError(`Cannot connect to DATABASE_URL (${why}): start that server, or unset DATABASE_URL.`);
  const template = `gibori_template_${randomBytes(6).toString('hex')}`;
  onShutdown(() => dropDatabase(server, template));
  await prepareDatabase(createTestEnv(await createDatabase(server, template)));
  return { server, template };
}

async function startOwnServer(recordProcess: (name: string, pid: number) => void): Promise<string> {
  const url = await startCluster({
    dir: `${TEST_DIR}/postgres`,
    log: openLog(TEST_DIR, 'postgres').file,
    // Test data need not survive a power failure.
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
    onStart: (pid) => recordProcess('postgres', pid),
  });
  return url.href;
}
