import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type SchemaFile, schemaDiff } from '@/lib/platform/db/migrate';
import { CliError, printLine, runCommand } from './cli';
import { fromRoot } from './paths';
import { createDatabase, dropDatabase } from './postgres/databases';
import { lockDataDir } from './processes/lockfile';
import { run } from './processes/run';
import { onShutdown, shutDownOnSignals } from './processes/shutdown';
import { openTestServer, TEST_DIR } from './test-stages/test-server';

const SCHEMA = 'prisma/schema';

async function git(...args: string[]): Promise<string> {
  const { code, output } = await run({ command: 'git', args });
  if (code !== 0) throw new CliError(`Could not read the last commit's schema: ${output.trim()}`);
  return output;
}

async function readCommittedSchema(): Promise<SchemaFile[]> {
  const names = (await git('ls-tree', '-r', '--name-only', 'HEAD', '--', SCHEMA)).trim().split('\n').filter(Boolean);
  return Promise.all(names.map(async (path) => ({ path, content: await git('show', `HEAD:${path}`) })));
}

const readCurrentSchema = (): SchemaFile[] =>
  readdirSync(fromRoot(SCHEMA))
    .sort()
    .map((name) => ({ path: `${SCHEMA}/${name}`, content: readFileSync(fromRoot(SCHEMA, name), 'utf8') }));

/** `npm run migration NAME`: writes the SQL from the last commit's schema to the current one, for review and commit. */
await runCommand(async () => {
  shutDownOnSignals();
  const name = process.argv[2];
  if (!name || !/^[a-z0-9_]+$/.test(name))
    throw new CliError('Missing or invalid name. Usage: npm run migration add_gift_notes');
  const recordProcess = await lockDataDir(TEST_DIR, 'A test run is going on here: wait for its end.');
  const { server } = await openTestServer(recordProcess);
  const scratch = `gibori_migration_${randomBytes(6).toString('hex')}`;
  onShutdown(() => dropDatabase(server, scratch));
  const sql = await schemaDiff(await createDatabase(server, scratch), await readCommittedSchema(), readCurrentSchema());
  if (!sql.trim()) {
    printLine('The schema has not changed since the last commit.');
    return 0;
  }
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const dir = `prisma/migrations/${time}_${name}`;
  mkdirSync(fromRoot(dir));
  writeFileSync(fromRoot(dir, 'migration.sql'), sql);
  printLine(`Written: ${dir}/migration.sql`);
  return 0;
});
