import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { previewJob } from '@/lib/books/jobs';
import { createDbClient, type Db } from '@/lib/platform/db';
import { newId } from '@/lib/platform/ids';
import { createEnqueue, type Enqueue } from '@/lib/platform/jobs';
import { createBoss } from '@/lib/server/jobs/queue';
import { findFreePort } from '@/scripts/ports';
import { getConnectionError } from '@/scripts/postgres/databases';
import { getServerUser } from '@/scripts/postgres/owner';
import { waitFor } from '@/scripts/shop/wait-for';
import { createCheckoutFlow } from '@/tests/database/support/checkout-flow';
import { withStorage } from '@/tests/database/support/with-storage';
import { withDatabase } from '@/tests/database/with-database';

/** Fewer connections than the shop's processes open, so that they take turns. */
const CONNECTIONS = 4;
const ORDERS = 12;

const database = withDatabase({ own: true });
const storage = withStorage();
const dir = mkdtempSync(path.join(tmpdir(), 'gibori-pooler-'));
let pooler: ChildProcess | undefined;
let url = '';
let db: Db | undefined;
let boss: ReturnType<typeof createBoss> | undefined;

/** The settings of pgbouncer in front of a database: every transaction may get another connection. */
const createSettings = (server: URL, port: number, users: string): string => `
[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${CONNECTIONS}
max_client_conn = 200
`;

beforeAll(async () => {
  const server = new URL(database.url);
  const port = await findFreePort();
  const [settings, users] = [path.join(dir, 'pgbouncer.ini'), path.join(dir, 'users.txt')];
  writeFileSync(users, `"${server.username}" "${server.password}"\n`);
  writeFileSync(settings, createSettings(server, port, users));
  const owner = getServerUser();
  if (owner) for (const file of [dir, settings, users]) chownSync(file, owner.uid, owner.gid);
  pooler = spawn('pgbouncer', ['-q', settings], { stdio: 'ignore', ...owner });
  url = Object.assign(new URL(database.url), { port: String(port) }).href;
  await waitFor(async () => (await getConnectionError(url)) === null, 20, 'The pooler did not answer.');
  db = createDbClient(url);
  boss = createBoss(url, 'worker');
  await boss.start();
});
afterAll(async () => {
  await boss?.stop({ graceful: false });
  await db?.$disconnect();
  pooler?.kill('SIGTERM');
  rmSync(dir, { recursive: true, force: true });
});
const getShop = (): { db: Db; enqueue: Enqueue } => {
  if (!db || !boss) throw new Error('The pooler is open inside tests and hooks only.');
  return { db, enqueue: createEnqueue(boss) };
};

it('orders are paid at once through a pooler in transaction mode, each once', async () => {
  const shop = { ...getShop(), storage };
  const flow = createCheckoutFlow(shop);
  const orders = [];
  for (let nth = 0; nth < ORDERS; nth += 1) orders.push(await flow.withOpenCheckout());
  // Each event comes twice, both at once.
  const events = orders.flatMap(({ payment }) => {
    const eventId = newId();
    return [flow.webhook('paid', payment, { eventId }), flow.webhook('paid', payment, { eventId })];
  });
  const outcomes = (await Promise.all(events)).sort();
  expect(outcomes).toEqual([...Array(ORDERS).fill('handled'), ...Array(ORDERS).fill('repeated')]);
  const ids = orders.map(({ id }) => id);
  expect(await shop.db.payment.count({ where: { orderId: { in: ids }, state: 'paid' } })).toBe(ORDERS);
  const jobs = await shop.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'produce-book'`;
  expect(jobs).toEqual([{ count: ORDERS }]);
});

it('a worker takes its jobs through the pooler, where no notification reaches it', async () => {
  const { db: pooled, enqueue } = getShop();
  const bookId = newId();
  const options = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2, heartbeatRefreshSeconds: 3 };
  const done = new Promise<void>((resolve) => {
    void boss?.work<{ bookId: string }>(previewJob.name, options, async ([job]) => {
      // The drafts of the orders have jobs as well.
      if (job?.data.bookId === bookId) resolve();
    });
  });
  await pooled.$transaction((tx) => enqueue(tx, previewJob, { bookId, revision: 1 }, { key: bookId }));
  await done;
  const [job] = await pooled.$queryRaw<{ state: string }[]>`
    SELECT state::text FROM pgboss.job WHERE data->>'bookId' = ${bookId}`;
  expect(['active', 'completed']).toContain(job?.state);
});
