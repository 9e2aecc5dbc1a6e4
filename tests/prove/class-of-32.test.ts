import { describe, expect, it } from 'vitest';
import { approveClass } from '@/lib/kindergarten/server';
import { newId } from '@/lib/platform/ids';
import { watchMemory } from '@/scripts/bench/memory';
import { createClassFlow } from '@/tests/database/support/class-flow';
import { unwrap } from '@/tests/database/support/draft-flow';
import { withShop } from '@/tests/database/support/with-shop';
import { withStorage } from '@/tests/database/support/with-storage';
import { withLuluWorker } from './support/lulu-worker';

/** `CHILDREN=10 npm run prove class-of-32` measures a part of it. */
const CHILDREN = Number(process.env.CHILDREN ?? 32);
const MAX_MEGABYTES = 1500;
const TIMEOUT_MS = 90 * 60_000;

const shop = Object.assign(withShop(), { storage: withStorage() });
const flow = createClassFlow(shop);
const { worker, luluJobs } = withLuluWorker(shop);

const pause = () => new Promise((resolve) => setTimeout(resolve, 1000));

/** Waits until every book of the class has this state. */
async function waitForBooks(orderId: string, state: string): Promise<void> {
  while ((await flow.parts(orderId)).some((part) => part.state !== state)) await pause();
}

describe(`a printed class of ${CHILDREN}`, () => {
  it('is drawn and its print files reach the printer, in bounded memory', { timeout: TIMEOUT_MS }, async () => {
    const group = await flow.withCheckout({ children: CHILDREN, bookType: 'printed', delivery: 'express' });
    expect(await flow.webhook('paid', group.payment, { eventId: newId(), now: new Date() })).toBe('handled');
    const begun = performance.now();
    const minutes = () => ((performance.now() - begun) / 60_000).toFixed(1);
    await worker.start();
    const memory = watchMemory(new Map([['worker', worker.pid]]));
    while ((await flow.getState(group.orderId)) !== 'awaiting_confirmation') await pause();
    const drawn = minutes();
    const own = { db: shop.db, enqueue: shop.enqueue, accountId: group.accountId, now: new Date() };
    unwrap(await approveClass(group.id, own));
    await waitForBooks(group.orderId, 'printing');
    const megabytes = memory.stop().get('worker') ?? 0;
    console.info(
      `${CHILDREN} books drawn after ${drawn} minutes, at the printer after ${minutes()}; ` +
        `the worker with its children: at most ${megabytes.toFixed(0)} MB`,
    );
    expect(luluJobs()).toHaveLength(CHILDREN);
    expect(worker.errors()).toEqual([]);
    expect(megabytes).toBeLessThanOrEqual(MAX_MEGABYTES);
  });
});
