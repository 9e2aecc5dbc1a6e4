import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type SchemaFile, schemaDiff } from '@/lib/platform/db/migrate';
import { at } from './paths';
import { createDatabase, dropDatabase } from './postgres/server';
import { takeFolder } from './processes/ledger';
import { run } from './processes/run';
import { stopOnSignals, whenStopping } from './processes/stopping';
import { main, Stop, say } from './say';
import { openTestServer, TEST_DIR } from './stages/test-server';

const SCHEMA = 'prisma/schema';

async function git(...args: string[]): Promise<string> {
  const { code, output } = await run({ command: 'git', args });
  if (code !== 0) throw new Stop(`The last commit's schema could not be read: ${output.trim()}`);
  return output;
}

async function committedSchema(): Promise<SchemaFile[]> {
  const names = (await git('ls-tree', '-r', '--name-only', 'HEAD', '--', SCHEMA)).trim().split('\n').filter(Boolean);
  return Promise.all(names.map(async (path) => ({ path, content: await git('show', `HEAD:${path}`) })));
}

const presentSchema = (): SchemaFile[] =>
  readdirSync(at(SCHEMA))
    .sort()
    .map((name) => ({ path: `${SCHEMA}/${name}`, content: readFileSync(at(SCHEMA, name), 'utf8') }));

/** `npm run migration NAME`: writes the SQL from the last commit's schema to today's, to be read and committed. */
await main(async () => {
  stopOnSignals();
  const name = process.argv[2];
  if (!name || !/^[a-z0-9_]+$/.test(name)) throw new Stop('Name the migration: npm run migration add_gift_notes');
  const note = await takeFolder(TEST_DIR, 'A test run is going on here: wait for its end.');
  const { server } = await openTestServer(note);
  const scratch = `gibori_migration_${randomBytes(6).toString('hex')}`;
  whenStopping(() => dropDatabase(server, scratch));
  const sql = await schemaDiff(await createDatabase(server, scratch), await committedSchema(), presentSchema());
  if (!sql.trim()) {
    say('The schema is the same as at the last commit.');
    return 0;
  }
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const dir = `prisma/migrations/${time}_${name}`;
  mkdirSync(at(dir));
  writeFileSync(at(dir, 'migration.sql'), sql);
  say(`Written: ${dir}/migration.sql`);
  return 0;
});
