import { randomBytes } from 'node:crypto';
import { at } from '../paths';
import { startCluster } from '../postgres/cluster';
import { createDatabase, dropDatabase, whyUnreachable } from '../postgres/server';
import { whenStopping } from '../processes/stopping';
import { Stop } from '../say';
import { openLog } from '../shop/logs';
import { prepareDatabase } from '../shop/prepare-database';
import type { TestServer } from './stage';

export const TEST_DIR = at('.data/test');

/** What the processes of a test run on a database are told; nothing of the person's own settings. */
export const testEnv = (databaseUrl: string, more: Record<string, string | undefined> = {}): NodeJS.ProcessEnv => ({
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

/** The server of DATABASE_URL, or one that lives in `.data/test`, with a migrated and seeded database to copy. */
export async function openTestServer(note: (name: string, pid: number) => void): Promise<TestServer> {
  const server = process.env.DATABASE_URL || (await ownServer(note));
  const why = await whyUnreachable(server);
  if (why) throw new Stop(`DATABASE_URL was not reached (${why}): start that server, or leave DATABASE_URL out.`);
  const template = `gibori_template_${randomBytes(6).toString('hex')}`;
  whenStopping(() => dropDatabase(server, template));
  await prepareDatabase(testEnv(await createDatabase(server, template)));
  return { server, template };
}

async function ownServer(note: (name: string, pid: number) => void): Promise<string> {
  const url = await startCluster({
    dir: `${TEST_DIR}/postgres`,
    log: openLog(TEST_DIR, 'postgres').file,
    // Test data may be lost with the machine's power.
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
    onStart: (pid) => note('postgres', pid),
  });
  return url.href;
}
