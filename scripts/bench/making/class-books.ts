import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { approveCharacter, continueWithoutPhoto } from '@/lib/books/server';
import { approveClass } from '@/lib/kindergarten/server';
import { createDbClient, type Db } from '@/lib/platform/db';
import { newId } from '@/lib/platform/ids';
import { createEnqueue, type Enqueue } from '@/lib/platform/jobs';
import { createLocalStorage } from '@/lib/providers/storage/local';
import type { StoragePort } from '@/lib/providers/storage/port';
import { createBoss } from '@/lib/server/jobs/queue';
import { createClassFlow } from '@/tests/database/support/class-flow';
import { createDraftFlow, unwrap } from '@/tests/database/support/draft-flow';
import { newDevice } from '@/tests/database/support/identities';
import { getPreviewState } from '@/tests/database/support/preview-state';
import { printLine } from '../../cli';
import { type BenchResult, type Figure, toFigure } from '../results/figure';
import { toResult } from '../results/format';
import { isQuick, RUNS, repeatFailed } from '../results/runs';
import { getMedian } from '../results/statistics';
import type { BenchServer } from '../server';
import { createWorker } from '../worker';

/** The smallest class in a quick run, with flat pictures. */
const CHILDREN = isQuick ? 10 : 32;
const SETTINGS: Readonly<Record<string, string>> = isQuick ? { ILLUSTRATOR: 'sandbox', SANDBOX_PRINT_PPI: '72' } : {};
/** Aims with one worker on two cores. */
const CLASS_MINUTES = 25;
const PREVIEW_RATIO = 1.5;
const POLL_MS = 250;
const TIMEOUT_MS = 90 * 60_000;
/** The print house has the book, and perhaps has sent it: the sandbox moves a parcel each minute. */
const PRINTED: ReadonlySet<string> = new Set(['printing', 'shipped', 'ready_for_pickup', 'delivered']);

type Shop = { readonly db: Db; readonly storage: StoragePort; readonly enqueue: Enqueue };
type ClassTimes = { readonly drawnMinutes: number; readonly printedMinutes: number };

async function waitUntil(isThere: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (!(await isThere())) {
    if (performance.now() > end) throw new Error('timeout');
    await sleep(POLL_MS);
  }
}

/** Seconds from the approval of a parent's hero to the whole preview. */
async function timePreview(shop: Shop): Promise<number> {
  const owner = newDevice();
  const deps = { ...shop, owner, now: new Date() };
  const { id } = await createDraftFlow(shop).withBook(owner);
  unwrap(await continueWithoutPhoto(id, deps));
  const begun = performance.now();
  unwrap(await approveCharacter(id, { imageModel: 'regular' }, deps));
  await waitUntil(async () => {
    const state = await getPreviewState(shop.db, id);
    if (state === 'failed') throw new Error('the preview failed');
    return state === 'done';
  });
  return (performance.now() - begun) / 1000;
}

/** Minutes from the payment of a printed class until every book is drawn, and until the print house has all of them. */
async function timeClass(shop: Shop): Promise<ClassTimes> {
  const flow = createClassFlow(shop);
  const group = await flow.withCheckout({ children: CHILDREN, bookType: 'printed', delivery: 'express' });
  const begun = performance.now();
  const minutes = () => (performance.now() - begun) / 60_000;
  await flow.webhook('paid', group.payment, { eventId: newId(), now: new Date() });
  await waitUntil(async () => (await flow.getState(group.orderId)) === 'awaiting_confirmation');
  const drawnMinutes = minutes();
  const own = { db: shop.db, enqueue: shop.enqueue, accountId: group.accountId, now: new Date() };
  unwrap(await approveClass(group.id, own));
  await waitUntil(async () => (await flow.parts(group.orderId)).every(({ state }) => PRINTED.has(state)));
  return { drawnMinutes, printedMinutes: minutes() };
}

/** Makes a class, and one preview after another meanwhile. */
async function timeTogether(shop: Shop): Promise<ClassTimes & { readonly previews: readonly number[] }> {
  const previews: number[] = [];
  let made = false;
  const making = timeClass(shop).finally(() => {
    made = true;
  });
  const previewing = (async () => {
    while (!made) {
      previews.push(await timePreview(shop));
      await sleep(POLL_MS);
    }
  })();
  const [times] = await Promise.all([making, previewing]);
  return { ...times, previews };
}

type Machines = { readonly shop: Shop; readonly dir: string; readonly url: string };

/** The figures with so many workers; only one worker has aims, because two cores are its machine. */
async function measureWorkers(workers: 1 | 2, { shop, dir, url }: Machines): Promise<readonly Figure[]> {
  const started = Array.from({ length: workers }, (_, nth) =>
    createWorker({ dir, databaseUrl: () => url, settings: () => SETTINGS, logName: `worker-${workers}-${nth}` }),
  );
  const name = workers === 1 ? 'one worker' : 'two workers';
  try {
    for (const worker of started) await worker.start();
    printLine(`${name}: previews alone, then beside a class of ${CHILDREN} ...`);
    // The first one loads what the workers cache.
    await timePreview(shop);
    const alone: number[] = [];
    for (let run = 0; run < RUNS; run += 1) alone.push(await repeatFailed(() => timePreview(shop)));
    const { drawnMinutes, printedMinutes, previews } = await timeTogether(shop);
    const ratios = previews.map((seconds) => seconds / getMedian(alone));
    const aims = workers === 1;
    return [
      toFigure(`class of ${CHILDREN} drawn, ${name}`, [drawnMinutes], { unit: 'min' }),
      toFigure(`class of ${CHILDREN} drawn and printed, ${name}`, [printedMinutes], {
        unit: 'min',
        aim: aims ? { atMost: CLASS_MINUTES } : null,
      }),
      toFigure(`preview alone, ${name}`, alone, { unit: 's' }),
      toFigure(`preview beside the class, ${name}`, previews, { unit: 's' }),
      toFigure(`preview beside the class ÷ alone, ${name}`, ratios, {
        unit: '',
        aim: aims ? { atMost: PREVIEW_RATIO } : null,
      }),
    ];
  } finally {
    await Promise.all(started.map((worker) => worker.stop()));
  }
}

/** How long a printed class takes with one and with two workers, and how long a parent's preview takes meanwhile. */
export async function benchClassBooks(server: BenchServer): Promise<BenchResult> {
  const url = await server.createDatabase();
  const dir = mkdtempSync(path.join(tmpdir(), 'gibori-bench-'));
  const db = createDbClient(url);
  const boss = createBoss(url, 'sender');
  await boss.start();
  const storage = createLocalStorage({ dir: path.join(dir, 'objects'), secret: 's'.repeat(32), baseUrl: '' });
  const machines = { shop: { db, storage, enqueue: createEnqueue(boss) }, dir, url };
  try {
    return toResult([...(await measureWorkers(1, machines)), ...(await measureWorkers(2, machines))]);
  } finally {
    await boss.stop({ graceful: false });
    await db.$disconnect();
    rmSync(dir, { recursive: true, force: true });
  }
}
