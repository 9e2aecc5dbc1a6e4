import path from 'node:path';
import { createBoss } from '@/lib/server/jobs/queue';
import { CliError, runCommand } from './cli';
import { generateClient } from './generate';
import { createDatabase } from './postgres/databases';
import { findRunningServer } from './postgres/find-running';
import { onShutdown, shutDownOnSignals } from './processes/shutdown';
import { createShopEnv, readShopSettings } from './shop/settings';
import { STAFF_COMMANDS } from './staff/commands';

const USAGE = `npm run staff -- <what>\n${Object.values(STAFF_COMMANDS)
  .map(({ usage }) => `  ${usage}`)
  .join('\n')}`;

/** Terminal commands for the shop's owner, on the database of DATABASE_URL or of the running shop. */
await runCommand(async () => {
  shutDownOnSignals();
  const [name = '', ...args] = process.argv.slice(2);
  const command = STAFF_COMMANDS[name];
  if (!command) throw new CliError(USAGE);
  const settings = readShopSettings(process.env);
  await generateClient();
  const own = async () => {
    const server = await findRunningServer(path.join(settings.dataDir, 'postgres'));
    if (!server) throw new CliError('The shop is not running: start it, or set DATABASE_URL.');
    return createDatabase(server.href, 'gibori');
  };
  const databaseUrl = settings.databaseUrl ?? (await own());
  Object.assign(process.env, createShopEnv(process.env, settings, databaseUrl));
  const { db } = await import('@/lib/platform/db');
  const boss = createBoss(databaseUrl, 'sender');
  onShutdown(() => boss.stop({ graceful: false }));
  await boss.start();
  await command.run(args, { boss, db: db() });
  return 0;
});
