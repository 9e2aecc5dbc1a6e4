import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listOpenDrafts } from '@/lib/books/server';
import { findMessage } from '@/lib/email/ledger/repository';
import { listOrders } from '@/lib/orders/server';
import { createDbClient } from '@/lib/platform/db';
import { newId } from '@/lib/platform/ids';
import { createEnqueue } from '@/lib/platform/jobs';
import { quoteBook } from '@/lib/prices';
import { createLocalStorage } from '@/lib/providers/storage/local';
import { createBoss } from '@/lib/server/jobs/queue';
import { SQUARE_210 } from '@/lib/typesetting';
import { createCheckoutFlow } from '@/tests/database/support/checkout-flow';
import { createShelfFlow } from '@/tests/database/support/shelf-flow';
import { approveProof } from '@/tests/prove/support/approve-proof';
import { type OpenBook, openBookPayment } from '@/tests/prove/support/paid-book';
import { printLine } from '../../cli';
import { type BenchResult, toFigure } from '../results/figure';
import { toResult } from '../results/format';
import { isQuick, RUNS } from '../results/runs';
import type { BenchServer } from '../server';
import { createWorker } from '../worker';

const BOOKS = isQuick ? 20 : 200;
const QUOTES = 20_000;
const READINGS = 21;
const POLL_MS = 50;
const TIMEOUT_MS = 300_000;

type Flow = {
  readonly shop: Parameters<typeof openBookPayment>[0];
  readonly pay: ReturnType<typeof createCheckoutFlow>['webhook'];
};

async function waitUntil(isThere: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (!(await isThere())) {
    if (performance.now() > end) throw new Error('timeout');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

type OrderTimes = { readonly mail: number; readonly proof: number };

/** Seconds from a payment event to the mail with the PDF's link, and from opening the confirmation to its proof. */
async function timeOrder({ shop, pay }: Flow, order: OpenBook): Promise<OrderTimes> {
  const { id: orderId } = order;
  const paid = performance.now();
  await pay('paid', order.payment, { eventId: newId(), now: new Date() });
  await waitUntil(async () => (await findMessage(shop.db, `bookReady:${orderId}`))?.sentAt != null);
  const mailed = performance.now();
  const opened = performance.now();
  await waitUntil(() => approveProof(shop, order, SQUARE_210));
  return { mail: (mailed - paid) / 1000, proof: (performance.now() - opened) / 1000 };
}

/** Orders to be paid; with both formats the pictures for print are drawn for the proof: the longest way. */
async function openOrders(shop: Flow['shop']): Promise<readonly OpenBook[]> {
  const orders: OpenBook[] = [];
  for (let run = 0; run <= RUNS; run += 1) orders.push(await openBookPayment(shop, 'combo'));
  return orders;
}

/** Milliseconds of a price: both formats, the advanced model, a dedication. */
function timeQuotes(): readonly number[] {
  const book = { country: 'IL', tier: 'combo', model: 'advanced', dedication: true } as const;
  return Array.from({ length: 5 }, () => {
    const begun = performance.now();
    for (let times = 0; times < QUOTES; times += 1) quoteBook(book);
    return (performance.now() - begun) / QUOTES;
  });
}

/** Milliseconds in which the server reads what `/my-books` shows to an account with many books. */
async function timeMyBooks(shop: Flow['shop'], sign: ReturnType<typeof createLocalStorage>['signedUrl']) {
  const { db } = shop;
  const { accountId } = await createShelfFlow(shop).createShelf(BOOKS);
  const times: number[] = [];
  for (let reading = 0; reading < READINGS; reading += 1) {
    const begun = performance.now();
    const [drafts, orders] = [
      await listOpenDrafts(db, { deviceId: newId(), accountId }),
      await listOrders({ db, accountId, sign, now: new Date(), secret: 's'.repeat(32) }),
    ];
    JSON.stringify({ drafts, orders });
    times.push(performance.now() - begun);
    if (orders.length !== BOOKS) throw new Error(`/my-books shows ${orders.length} books`);
  }
  return times;
}

/** How long paid books take with an idle worker, and what the server computes for pages of orders. */
export async function benchOrders(server: BenchServer): Promise<BenchResult> {
  const url = await server.createDatabase();
  const dir = mkdtempSync(path.join(tmpdir(), 'gibori-bench-'));
  const db = createDbClient(url);
  const boss = createBoss(url, 'sender');
  await boss.start();
  const storage = createLocalStorage({ dir: path.join(dir, 'drafts'), secret: 's'.repeat(32), baseUrl: '' });
  const shop = { db, storage, enqueue: createEnqueue(boss) };
  const flow = { shop, pay: createCheckoutFlow(shop).webhook };
  const worker = createWorker({ dir, databaseUrl: () => url });
  try {
    const quotes = timeQuotes();
    printLine(`Reading an account with ${BOOKS} books ...`);
    const myBooks = await timeMyBooks(shop, storage.signedUrl);
    const open = await openOrders(shop);
    // The worker would produce those books as well, and send the parents of the open orders codes of its own.
    await db.$executeRaw`DELETE FROM pgboss.job`;
    await worker.start();
    printLine(`Making ${open.length} books of both formats (the first warms up) ...`);
    const times: OrderTimes[] = [];
    for (const order of open) times.push(await timeOrder(flow, order));
    const orders = times.slice(1);
    const seconds = (pick: (times: OrderTimes) => number, name: string, aim: number) =>
      toFigure(name, orders.map(pick), { unit: 's', aim: { atMost: aim } });
    return toResult([
      seconds(({ mail }) => mail, 'payment event → PDF link mailed', 30),
      seconds(({ proof }) => proof, 'confirmation page → proof', 60),
      toFigure('price of a cart', quotes, { unit: 'ms', aim: { atMost: 1 } }),
      toFigure(`data of /my-books, ${BOOKS} books`, myBooks, { unit: 'ms', aim: { atMost: 150 } }),
    ]);
  } finally {
    await worker.stop();
    await boss.stop({ graceful: false });
    await db.$disconnect();
    rmSync(dir, { recursive: true, force: true });
  }
}
