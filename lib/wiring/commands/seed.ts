import path from 'node:path';
import { generateClient } from './generate';
import { startCluster } from './postgres/cluster';
import { runningServer } from './postgres/running';
import { createDatabase } from './postgres/server';
import { stopOnSignals } from './processes/stopping';
import { main, say } from './say';
import { openLog } from './shop/logs';
import { prepareDatabase } from './shop/prepare-database';
import { shopEnv, shopSettings } from './shop/settings';

/** Brings the database of DATABASE_URL, or the shop's own one, up to date and seeds it; the shop may be open. */
await main(async () => {
  stopOnSignals();
  const settings = shopSettings(process.env);
  await generateClient();
  const dir = path.join(settings.dataDir, 'postgres');
  const own = async () => {
    const server =
      (await runningServer(dir)) ?? (await startCluster({ dir, log: openLog(settings.dataDir, 'postgres').file }));
    return createDatabase(server.href, 'gibori');
  };
  await prepareDatabase(shopEnv(process.env, settings, settings.databaseUrl ?? (await own())));
  say('Seeded.');
  return 0;
});
