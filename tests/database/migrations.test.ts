import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { applyMigrations } from '@/lib/platform/db/migrate';
import { withDatabase } from './with-database';

const database = withDatabase();

it('a new database gets every migration once', async () => {
  const names = readdirSync('prisma/migrations', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const applied = await database.db.$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1`;
  expect(applied.map(({ name }) => name)).toEqual(names.map(({ name }) => name).sort());
  expect(await applyMigrations(database.url)).toEqual([]);
});

it('the queues exist before anything is sent', async () => {
  const queues = await database.db.$queryRaw<{ name: string }[]>`SELECT name FROM pgboss.queue`;
  expect(queues.length).toBeGreaterThan(1);
});
