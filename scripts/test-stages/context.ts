import { randomBytes } from 'node:crypto';
import { buildWeb } from '../build';
import { createDatabase, dropDatabase } from '../postgres/databases';
import { onShutdown } from '../processes/shutdown';
import type { SharedContext, TestServer } from './stage';
import { createTestEnv, openTestServer } from './test-server';

/** Creates what stages share: the database server and the web build, each created on first use. */
export function createStageContext(
  filters: readonly string[],
  recordProcess: (name: string, pid: number) => void,
): SharedContext {
  let opened: Promise<TestServer> | undefined;
  let built: Promise<void> | undefined;
  const database = () => {
    opened ??= openTestServer(recordProcess);
    return opened;
  };
  const webBuild = () => {
    built ??= buildOnCopy(database);
    return built;
  };
  return { filters, database, webBuild };
}

/** Builds with a copy of the database, because the template cannot be copied while a client is connected to it. */
async function buildOnCopy(database: SharedContext['database']): Promise<void> {
  const { server, template } = await database();
  const name = `gibori_build_${randomBytes(6).toString('hex')}`;
  const release = onShutdown(() => dropDatabase(server, name));
  const settings = { TEST_BUILD: '1', CI: process.env.CI };
  await buildWeb(createTestEnv(await createDatabase(server, name, template), settings), () => {});
  await dropDatabase(server, name);
  release();
}
