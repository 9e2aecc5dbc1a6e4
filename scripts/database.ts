import path from 'node:path';
import { CliError, printLine, runCommand } from './cli';
import { findRunningServer } from './postgres/find-running';
import { readShopSettings } from './shop/settings';

/** `npm run database`: prints the URL of the shop's database, for psql or any other client. */
await runCommand(async () => {
  const { databaseUrl, dataDir } = readShopSettings(process.env);
  const server = databaseUrl ? null : await findRunningServer(path.join(dataDir, 'postgres'));
  if (!databaseUrl && !server) throw new CliError('The database is not running: start the shop first.');
  if (server) server.pathname = '/gibori';
  printLine(databaseUrl ?? server?.href ?? '');
  return 0;
});
