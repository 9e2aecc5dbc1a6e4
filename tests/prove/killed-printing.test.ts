import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { handleReport } from '@/lib/fulfilment/server';
import { lockOrder } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import type { FulfilmentStatus } from '@/lib/providers/fulfilment/port';
import { SQUARE_8_5_INCH } from '@/lib/typesetting';
import { createCheckoutFlow } from '@/tests/database/support/checkout-flow';
import { withShop } from '@/tests/database/support/with-shop';
import { withStorage } from '@/tests/database/support/with-storage';
import { approveProof } from './support/approve-proof';
import { withLuluWorker } from './support/lulu-worker';
import { type OpenBook, openBookPayment } from './support/paid-book';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { webhook } = createCheckoutFlow(shop);
const REPORTER = fileURLToPath(new URL('./reporting.process.ts', import.meta.url));
/** A book is drawn for print, and each killed job waits for its heartbeat and its delay. */
const TIMEOUT_MS = 20 * 60_000;
const STEP_MS = 5 * 60_000;
/** Statements that a lock holds up. */
const MAIL = '%outbox_messages%';
const ORDER = '%orders%FOR UPDATE%';

let losesNextAnswer = false;
const { worker, luluJobs } = withLuluWorker(shop, () => {
  const loses = losesNextAnswer;
  losesNextAnswer = false;
  return loses;
});

async function waitUntil(what: string, isThere: () => Promise<boolean> | boolean, everyMs = 50): Promise<void> {
  const end = Date.now() + STEP_MS;
  while (!(await isThere())) {
    if (Date.now() > end) throw new Error(`Waited in vain until ${what}:\n${worker.log().slice(-4000)}`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

const isActive = async (job: string): Promise<boolean> =>
  (await shop.queue.jobs(job)).some(({ state }) => state === 'active');

/** Kills the worker in the middle of a job, when `isThere`; another one takes the job afterwards. */
async function killDuring(job: string, what: string, isThere: () => Promise<boolean> | boolean): Promise<void> {
  await waitUntil(what, isThere, 10);
  await worker.kill();
  expect(await isActive(job), `${job} was running: ${what}`).toBe(true);
  await worker.start();
}

/** Files of the typesetter's folders. */
function listTypesettingFiles(): readonly string[] {
  const dir = path.join(worker.dir, 'tmp', 'typesetting');
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true }).map((file) => path.basename(String(file)));
}
const isTypesetting = (file: string) => (): boolean => listTypesettingFiles().includes(file);

const isDrawn = (bookId: string, minPx: number) => async (): Promise<boolean> =>
  (await shop.db.illustration.count({ where: { bookId, sizePx: { gte: minPx } } })) > 0;

const countOutbox = (channel: 'email' | 'sms') => shop.db.outboxMessage.count({ where: { channel } });
const stateOf = async (id: string) => (await shop.db.order.findUniqueOrThrow({ where: { id } })).state;

/** Kills the worker while it sends a mail: the outbox accepts none meanwhile, and the mail is lost with its sender. */
async function killDuringMail(job: string): Promise<void> {
  await shop.db.$transaction(
    async (tx) => {
      await tx.$executeRaw`LOCK TABLE outbox_messages IN EXCLUSIVE MODE`;
      await waitUntil(`${job} sends`, () => isActive(job));
      await waitUntil(`${job} waits for the outbox`, async () => (await listWaiting(MAIL)).length > 0);
      await worker.kill();
      // What the network would do with the connection of a machine that is gone.
      for (const pid of await listWaiting(MAIL)) await shop.db.$executeRaw`SELECT pg_terminate_backend(${pid}::int)`;
    },
    { timeout: STEP_MS },
  );
  expect(await isActive(job)).toBe(true);
  await worker.start();
}

/** Server processes whose statement waits for a lock. */
const listWaiting = async (statement: string): Promise<readonly number[]> => {
  const rows = await shop.db.$queryRaw<{ pid: number }[]>`
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
    AND wait_event_type = 'Lock' AND query ILIKE ${statement}`;
  return rows.map(({ pid }) => pid);
};

const reportOf = (shipmentId: string, status: FulfilmentStatus) => ({
  provider: 'lulu',
  eventId: `${shipmentId}:${status}`,
  shipmentId,
  providerReference: '5000',
  status,
  carrier: 'Post',
  trackingNumber: 'RR1',
});
const deliver = (event: ReturnType<typeof reportOf>) =>
  handleReport({ ...event, occurredAt: new Date() }, { db: shop.db, enqueue: shop.enqueue, now: new Date() });

/** Kills the process that applies a report, in the middle of its transaction; the print house reports again. */
async function killDuringReport(orderId: string, event: ReturnType<typeof reportOf>): Promise<void> {
  await shop.db.$transaction(
    async (tx) => {
      await lockOrder(tx, orderId);
      const args = ['--import', 'tsx', REPORTER, shop.url, JSON.stringify(event)];
      const reporting = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
      await waitUntil('the report waits for the order', async () => (await listWaiting(ORDER)).length > 0);
      reporting.kill('SIGKILL');
      await once(reporting, 'exit');
    },
    { timeout: STEP_MS },
  );
  expect([await deliver(event), await deliver(event)]).toEqual(['handled', 'repeated']);
}

/** The proof, whose files are those that are printed, and its approval. */
async function confirm(order: OpenBook): Promise<void> {
  expect(await approveProof(shop, order, SQUARE_8_5_INCH)).toBe(false);
  const job = 'make-proof';
  await killDuring(job, 'the print files are typeset', isTypesetting('interior.json'));
  await killDuring(job, 'a print file is checked', isTypesetting('book.pdf'));
  await killDuring(job, 'the pages are drawn', isTypesetting('file.pdf'));
  await waitUntil('the proof is approved', () => approveProof(shop, order, SQUARE_8_5_INCH));
}

/** From the payment to the confirmation. */
async function payAndConfirm(order: OpenBook): Promise<void> {
  const eventId = newId();
  expect(await webhook('paid', order.payment, { eventId, now: new Date() })).toBe('handled');
  expect(await webhook('paid', order.payment, { eventId, now: new Date() })).toBe('repeated');
  await worker.start();
  await killDuringMail('order-mail');
  const first = order.tier === 'combo' ? 'produce-book' : 'draw-whole-book';
  await killDuring(first, 'a picture is drawn', isDrawn(order.bookId, 1500));
  if (order.tier === 'combo') await killDuring(first, 'the reading PDF is typeset', isTypesetting('reading.json'));
  const job = 'draw-whole-book';
  await killDuring(job, 'a picture is drawn at print size', isDrawn(order.bookId, 2551));
  const idle = async () => {
    const jobs = await shop.queue.jobs(job);
    return jobs.length > 0 && jobs.every(({ state }) => state === 'completed');
  };
  await waitUntil(`${job} is done`, idle);
  expect(await stateOf(order.id)).toBe('awaiting_confirmation');
  await confirm(order);
}

/** From the confirmation to the print house. */
async function print({ id }: OpenBook): Promise<string> {
  losesNextAnswer = true;
  const asked = luluJobs().length;
  await killDuring('submit-shipment', 'the print house took the job', () => luluJobs().length > asked);
  await killDuringMail('fulfilment-message');
  await waitUntil('it is printed', async () => (await stateOf(id)) === 'printing');
  return (await shop.db.shipment.findFirstOrThrow({ where: { orderId: id } })).id;
}

describe('a worker that is killed at every step of printing', () => {
  it.each(['printed', 'combo'] as const)(
    '%s: charged once, one job at the print house, one shipment, each mail once, nothing waits',
    { timeout: TIMEOUT_MS },
    async (tier) => {
      const [mailsBefore, smsBefore] = [await countOutbox('email'), await countOutbox('sms')];
      const order = await openBookPayment(shop, tier);
      await payAndConfirm(order);
      const shipmentId = await print(order);
      for (const status of ['accepted', 'printing', 'shipped', 'delivered'] as const) {
        await killDuringReport(order.id, reportOf(shipmentId, status));
      }
      const orderId = order.id;
      // An SMS is sent at most once: one that died with its worker is not sent again, and its mail is.
      const unsent = { orderId, channel: 'email', sentAt: null } as const;
      await waitUntil('all mails are sent', async () => (await shop.db.messageSent.count({ where: unsent })) === 0);

      expect(await stateOf(orderId)).toBe('delivered');
      expect(await shop.db.payment.findMany({ where: { orderId } })).toMatchObject([
        { state: 'paid', refundedMinor: 0 },
      ]);
      expect(await shop.db.shipment.findMany({ where: { orderId } })).toMatchObject([{ state: 'delivered' }]);
      expect(luluJobs(shipmentId)).toHaveLength(1);
      const sent = await shop.db.messageSent.findMany({ where: { orderId, channel: 'email' } });
      expect(sent.map(({ kind }) => kind).sort()).toEqual(
        [
          'orderPaid',
          ...(tier === 'combo' ? ['bookReady'] : []),
          'printingStarted',
          'printShipped',
          'printDelivered',
        ].sort(),
      );
      expect((await countOutbox('email')) - mailsBefore).toBe(sent.length);
      const sms = await shop.db.messageSent.count({ where: { orderId, channel: 'sms' } });
      expect((await countOutbox('sms')) - smsBefore).toBeLessThanOrEqual(sms);
      const waiting = await shop.db.$queryRaw<{ name: string }[]>`
        SELECT name FROM pgboss.job WHERE state < 'completed' AND start_after < now() AND data::text LIKE ${`%${orderId}%`}`;
      expect(waiting).toEqual([]);
      expect(await shop.db.pendingObject.count()).toBe(0);
      await worker.kill();
    },
  );
});
