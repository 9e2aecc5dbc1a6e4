import path from 'node:path';
import { createBoss } from '../queue';
import { generateClient } from './generate';
import { runningServer } from './postgres/running';
import { createDatabase } from './postgres/server';
import { stopOnSignals, whenStopping } from './processes/stopping';
import { main, Stop } from './say';
import { shopEnv, shopSettings } from './shop/settings';
import { STAFF_COMMANDS } from './staff/commands';

const USAGE = `npm run staff -- <what>\n${Object.values(STAFF_COMMANDS)
  .map(({ usage }) => `  ${usage}`)
  .join('\n')}`;

/** What the shop's owner does from a terminal, on the database of DATABASE_URL or of the open shop. */
await main(async () => {
  stopOnSignals();
  const [name = '', ...args] = process.argv.slice(2);
  const command = STAFF_COMMANDS[name];
  if (!command) throw new Stop(USAGE);
  const settings = shopSettings(process.env);
  await generateClient();
  const own = async () => {
    const server = await runningServer(path.join(settings.dataDir, 'postgres'));
    if (!server) throw new Stop('The shop is not open: start it, or say where its database is in DATABASE_URL.');
    return createDatabase(server.href, 'gibori');
  };
  const databaseUrl = settings.databaseUrl ?? (await own());
  Object.assign(process.env, shopEnv(process.env, settings, databaseUrl));
  const { db } = await import('@/lib/platform/db');
  const boss = createBoss(databaseUrl, 'sender');
  whenStopping(() => boss.stop({ graceful: false }));
  await boss.start();
  await command.run(args, { boss, db: db() });
  return 0;
});
