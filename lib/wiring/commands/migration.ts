import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { pendingSql } from '@/lib/platform/db/migrate';
import { at } from './paths';
import { createDatabase, dropDatabase } from './postgres/server';
import { takeFolder } from './processes/ledger';
import { stopOnSignals, whenStopping } from './processes/stopping';
import { main, Stop, say } from './say';
import { openTestServer, TEST_DIR } from './stages/test-server';

/** `npm run migration NAME`: writes the SQL from the last migration to the schema files, to be read and committed. */
await main(async () => {
  stopOnSignals();
  const name = process.argv[2];
  if (!name || !/^[a-z0-9_]+$/.test(name)) throw new Stop('Name the migration: npm run migration add_gift_notes');
  const note = await takeFolder(TEST_DIR, 'A test run is going on here: wait for its end.');
  const { server } = await openTestServer(note);
  const scratch = `gibori_migration_${randomBytes(6).toString('hex')}`;
  whenStopping(() => dropDatabase(server, scratch));
  const sql = await pendingSql(await createDatabase(server, scratch));
  if (!sql.trim()) {
    say('The migrations already say what the schema says.');
    return 0;
  }
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const dir = at(`prisma/migrations/${stamp}_${name}`);
  mkdirSync(dir);
  writeFileSync(`${dir}/migration.sql`, sql);
  say(`Written: prisma/migrations/${stamp}_${name}/migration.sql`);
  return 0;
});
