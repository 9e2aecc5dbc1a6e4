import path from 'node:path';
import { readEnv } from '@/lib/platform/env';
import { CliError, printLine, runCommand } from './cli';
import { generateClient } from './generate';
import { startCluster } from './postgres/cluster';
import { createDatabase } from './postgres/databases';
import { findRunningServer } from './postgres/find-running';
import { shutDownOnSignals } from './processes/shutdown';
import { isSandboxShop } from './seed/demo/sandbox-shop';
import { openLog } from './shop/logs';
import { prepareDatabase } from './shop/prepare-database';
import { createShopEnv, readShopSettings } from './shop/settings';

const USAGE =
  'npm run seed            loads posts and other content again\nnpm run seed -- demo    adds invented orders for the desk';

/** Migrates and seeds the database of DATABASE_URL, or the shop's own one; the shop may be running. */
await runCommand(async () => {
  shutDownOnSignals();
  const [what, ...others] = process.argv.slice(2);
  if ((what !== undefined && what !== 'demo') || others.length > 0) throw new CliError(USAGE);
  const settings = readShopSettings(process.env);
  await generateClient();
  const dir = path.join(settings.dataDir, 'postgres');
  const own = async () => {
    const server =
      (await findRunningServer(dir)) ?? (await startCluster({ dir, log: openLog(settings.dataDir, 'postgres').file }));
    return createDatabase(server.href, 'gibori');
  };
  const env = createShopEnv(process.env, settings, settings.databaseUrl ?? (await own()));
  if (what === 'demo' && (env.SHOP_ENV === 'production' || !isSandboxShop(readEnv(env)))) {
    throw new CliError('Invented orders are for a sandbox shop: this one has real providers or SHOP_ENV=production.');
  }
  await prepareDatabase(env, what);
  printLine(what === 'demo' ? 'Seeded, with the orders of the demonstration.' : 'Seeded.');
  return 0;
});
