import path from 'node:path';
import { CliError } from '../cli';
import { startCluster } from '../postgres/cluster';
import { createDatabase, getConnectionError } from '../postgres/databases';

type OwnServerOptions = Required<Pick<Parameters<typeof startCluster>[0], 'log' | 'onStart' | 'onRestart' | 'onEnd'>>;

/** Opens the database of DATABASE_URL, or the shop's own one. Returns its URL. */
export async function openDatabase(
  databaseUrl: string | undefined,
  dataDir: string,
  own: OwnServerOptions,
): Promise<string> {
  if (!databaseUrl) {
    const server = await startCluster({ dir: path.join(dataDir, 'postgres'), ...own });
    return createDatabase(server.href, 'gibori');
  }
  const why = await getConnectionError(databaseUrl);
  if (why) {
    throw new CliError(
      `Cannot connect to DATABASE_URL (${why}): start that server, or unset DATABASE_URL to use the shop's own.`,
    );
  }
  return databaseUrl;
}
