import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { previewJob } from '@/lib/books/jobs';
import { createDbClient, type Db } from '@/lib/platform/db';
import { grantRuntimeRole, ONLY_GROW } from '@/lib/platform/db/runtime-role';
import { newId } from '@/lib/platform/ids';
import { createEnqueue } from '@/lib/platform/jobs';
import { deleteAccount } from '@/lib/privacy/server';
import { createQueues } from '@/lib/server/jobs/create-queues';
import { createBoss } from '@/lib/server/jobs/queue';
import { createFilledAccount } from './privacy/filled-account';
import { createCheckoutFlow } from './support/checkout-flow';
import { unwrap } from './support/draft-flow';
import { addSeconds, MINUTE } from './support/time';
import { withStorage } from './support/with-storage';
import { withDatabase } from './with-database';

const ROLE = `gibori_runtime_${randomBytes(6).toString('hex')}`;
const PASSWORD = randomBytes(12).toString('base64url');

const database = withDatabase({ own: true });
const storage = withStorage();
let runtimeUrl = '';
let db: Db;
let boss: ReturnType<typeof createBoss>;
const getShop = () => ({ db, enqueue: createEnqueue(boss), storage });

/** By the account that owns the tables. */
async function asOwner(...statements: readonly string[]) {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  await asOwner(`CREATE ROLE ${ROLE} LOGIN PASSWORD '${PASSWORD}'`);
  runtimeUrl = Object.assign(new URL(database.url), { username: ROLE, password: PASSWORD }).href;
  await grantRuntimeRole(database.url, runtimeUrl);
  db = createDbClient(runtimeUrl);
  boss = createBoss(runtimeUrl, 'worker');
  await boss.start();
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await db.$disconnect();
  await asOwner(`DROP OWNED BY ${ROLE}`, `DROP ROLE ${ROLE}`);
});

describe('an account of the database that owns nothing', () => {
  it('is enough for drafts, sign-in, checkout, payment, production and deletion', async () => {
    const shop = getShop();
    const { accountId, sessionToken } = await createFilledAccount(shop)();
    const paid = await createCheckoutFlow(shop).paid();
    expect(await db.order.findUniqueOrThrow({ where: { id: paid.id } })).toMatchObject({ state: 'in_production' });
    unwrap(await deleteAccount({ ...shop, accountId, sessionToken, now: addSeconds(5 * MINUTE) }));
    expect(await db.deletion.count()).toBeGreaterThan(0);
  });

  it('is enough for a worker, which finds its queues and takes a job', async () => {
    const faults: unknown[] = [];
    boss.on('error', (error) => faults.push(error));
    await createQueues(boss);
    const bookId = newId();
    const taken = new Promise<void>((resolve) => {
      void boss.work<{ bookId: string }>(previewJob.name, async ([job]) => {
        if (job?.data.bookId === bookId) resolve();
      });
    });
    onTestFinished(() => boss.offWork(previewJob.name));
    await db.$transaction((tx) => createEnqueue(boss)(tx, previewJob, { bookId, revision: 1 }, { key: bookId }));
    await taken;
    await boss.supervise();
    expect(faults).toEqual([]);
  });

  it('reads and writes rows of every table, only adds to records, and sees no migration', async () => {
    const rows = await db.$queryRaw<{ table: string; owned: boolean; rights: string[] }[]>`
      SELECT relname AS "table", pg_has_role(${ROLE}, relowner, 'USAGE') AS owned,
        (SELECT array_agg(name) FROM unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) AS name
         WHERE has_table_privilege(${ROLE}, pg_class.oid, name)) AS rights
      FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`;
    expect(rows.length).toBeGreaterThan(50);
    for (const { table, owned, rights } of rows) {
      const grows = (ONLY_GROW as readonly string[]).includes(table);
      const expected = grows ? ['SELECT', 'INSERT'] : ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];
      expect([table, owned, rights]).toEqual([table, false, table === '_prisma_migrations' ? null : expected]);
    }
  });

  it.each([
    'CREATE TABLE mine (id int)',
    'ALTER TABLE orders ADD COLUMN mine int',
    'DROP TABLE orders',
    'TRUNCATE orders CASCADE',
    'ALTER TABLE consents DISABLE TRIGGER USER',
    'UPDATE consents SET at = now()',
    'DELETE FROM staff_actions',
    'CREATE TABLE pgboss.mine (id int)',
    'CREATE ROLE mine',
    "COPY orders TO PROGRAM 'cat'",
  ])('may not: %s', async (statement) => {
    const client = new Client({ connectionString: runtimeUrl });
    await client.connect();
    onTestFinished(() => client.end());
    await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('several processes may grant at once', async () => {
    await Promise.all(Array.from({ length: 4 }, () => grantRuntimeRole(database.url, runtimeUrl)));
  });

  it('a table of a later migration is granted with it', async () => {
    await asOwner('CREATE TABLE later (id int)');
    await expect(db.$queryRaw`SELECT * FROM later`).rejects.toThrow(/permission denied/);
    await grantRuntimeRole(database.url, runtimeUrl);
    expect(await db.$queryRaw`SELECT * FROM later`).toEqual([]);
  });
});
