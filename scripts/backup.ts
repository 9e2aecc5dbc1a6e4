import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { openBackupShop, runBackupCommand } from './backup/open-shop';
import { formatDuration, printLine } from './cli';
import { fromRoot } from './paths';

/** `npm run backup -- [FILE]`: the database and the objects of the shop in one encrypted file; the shop may be running. */
await runBackupCommand(async () => {
  const start = Date.now();
  const now = new Date(start);
  const shop = await openBackupShop();
  const name = `gibori-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}.backup`;
  const file = path.resolve(fromRoot(), process.argv[2] ?? name);
  const { createBackup } = await import('@/lib/backup/server');
  const { tables, objects, missing } = await createBackup(file, { ...shop, now, salt: randomBytes(16) });
  const size = (statSync(file).size / 1024 ** 2).toFixed(1);
  printLine(`${file}: ${tables} tables, ${objects} objects, ${size} MB, ${formatDuration(Date.now() - start)}`);
  if (missing > 0) printLine(`${missing} objects that rows name are not in the store.`);
});
