import path from 'node:path';
import { startCluster } from '../postgres/cluster';
import { createDatabase, whyUnreachable } from '../postgres/server';
import { Stop } from '../say';

type Own = { readonly log: string; readonly onStart: (pid: number) => void; readonly onEnd: () => void };

/** The database of DATABASE_URL, or the shop's own one. Answers its URL. */
export async function openDatabase(databaseUrl: string | undefined, dataDir: string, own: Own): Promise<string> {
  if (!databaseUrl) {
    const server = await startCluster({ dir: path.join(dataDir, 'postgres'), ...own });
    return createDatabase(server.href, 'gibori');
  }
  const why = await whyUnreachable(databaseUrl);
  if (why) {
    throw new Stop(
      `DATABASE_URL was not reached (${why}): start that server, or leave DATABASE_URL out to use the shop's own.`,
    );
  }
  return databaseUrl;
}
