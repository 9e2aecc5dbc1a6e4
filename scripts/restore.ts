import { existsSync } from 'node:fs';
import path from 'node:path';
import { openBackupShop, runBackupCommand } from './backup/open-shop';
import { CliError, formatDuration, printLine } from './cli';
import { fromRoot } from './paths';

const USAGE = 'npm run restore -- FILE [--replace]';

/** Fills an empty database and the object store from a backup; `--replace` deletes what the database holds. */
await runBackupCommand(async () => {
  const args = process.argv.slice(2);
  const [given = ''] = args.filter((arg) => !arg.startsWith('--'));
  const file = path.resolve(fromRoot(), given);
  if (!given || !existsSync(file)) throw new CliError(`${given ? `There is no file ${file}. ` : ''}Usage: ${USAGE}`);
  const start = Date.now();
  const shop = await openBackupShop();
  const { restoreBackup } = await import('@/lib/backup/server');
  const { prepareQueues } = await import('@/lib/server/jobs/create-queues');
  const replace = args.includes('--replace');
  const restored = await restoreBackup(file, { ...shop, now: new Date(start), replace, prepareQueues });
  const { createdAt, tables, objects, deletedAgain } = restored;
  printLine(`Restored as of ${createdAt.toISOString()}: ${tables} tables, ${objects} objects.`);
  printLine(`${deletedAgain} rows that were deleted since are deleted again. ${formatDuration(Date.now() - start)}`);
});
