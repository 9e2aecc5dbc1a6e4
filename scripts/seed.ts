import path from 'node:path';
import { printLine, runCommand } from './cli';
import { generateClient } from './generate';
import { startCluster } from './postgres/cluster';
import { createDatabase } from './postgres/databases';
import { findRunningServer } from './postgres/find-running';
import { shutDownOnSignals } from './processes/shutdown';
import { openLog } from './shop/logs';
import { prepareDatabase } from './shop/prepare-database';
import { createShopEnv, readShopSettings } from './shop/settings';

/** Migrates and seeds the database of DATABASE_URL, or the shop's own one; the shop may be running. */
await runCommand(async () => {
  shutDownOnSignals();
  const settings = readShopSettings(process.env);
  await generateClient();
  const dir = path.join(settings.dataDir, 'postgres');
  const own = async () => {
    const server =
      (await findRunningServer(dir)) ?? (await startCluster({ dir, log: openLog(settings.dataDir, 'postgres').file }));
    return createDatabase(server.href, 'gibori');
  };
  await prepareDatabase(createShopEnv(process.env, settings, settings.databaseUrl ?? (await own())));
  printLine('Seeded.');
  return 0;
});
