import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlePurgeExpired } from '@/lib/books/retention/purge-expired.handler';
import { sweepObjects } from '@/lib/books/retention/sweep-objects';
import { closeOrders } from '@/lib/orders/server';
import type { StoragePort } from '@/lib/providers/storage/port';
import { startS3Server } from '@/tests/fixtures/s3-server';
import { createCheckoutFlow } from '../support/checkout-flow';
import { createDraftFlow } from '../support/draft-flow';
import { newDevice } from '../support/identities';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = withShop();
const disk = withStorage();

const startDisk = async () => ({ storage: disk as StoragePort, stop: async () => {} });

async function listKeys(storage: StoragePort): Promise<readonly string[]> {
  const keys: string[] = [];
  for (const prefix of ['photos/', 'pictures/', 'sheets/', 'books/']) {
    for await (const { key } of storage.list(prefix)) keys.push(key);
  }
  return keys.sort();
}

describe.each([
  ['the disk', startDisk],
  ['an S3-compatible server', startS3Server],
])('rulings "Photos and names", on %s', (_name, start) => {
  let subject: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    subject = await start();
  });
  afterAll(() => subject.stop());

  it('exactly what has expired is deleted, day by day, and the audit finds nothing', async () => {
    const { storage } = subject;
    const stored = { db: shop.db, enqueue: shop.enqueue, storage };
    await shop.db.photo.deleteMany();
    const purge = (now: Date) => handlePurgeExpired({ ...stored, closeOrders, now });
    const keyOf = async (bookId: string) => (await shop.db.photo.findFirstOrThrow({ where: { bookId } })).storageKey;

    const draft = await createDraftFlow(stored).withPhoto(newDevice());
    await shop.db.book.update({ where: { id: draft.id }, data: { updatedAt: NOW } });
    const { bookId: paid } = await createCheckoutFlow(stored).paid();
    const [draftKey, paidKey] = [await keyOf(draft.id), await keyOf(paid)];
    const others = ['photos/of-another-shop.txt', 'books/other.pdf', 'sheets/other.jpg'];
    for (const key of others) await storage.put(key, new Uint8Array([1]), 'text/plain');

    const all = await listKeys(storage);
    expect(all).toEqual(expect.arrayContaining([draftKey, paidKey, ...others]));
    await purge(addSeconds(29 * DAY));
    expect(await listKeys(storage)).toEqual(all);
    await purge(addSeconds(31 * DAY));
    expect(await listKeys(storage)).toEqual(all.filter((key) => key !== draftKey));
    await purge(addSeconds(91 * DAY));
    expect(await listKeys(storage)).toEqual(all.filter((key) => key !== draftKey && key !== paidKey));

    // The nightly audit leaves nothing that belongs to nobody; "stored a day ago" is by the server's own clock.
    await sweepObjects({ db: shop.db, storage, now: new Date(Date.now() + 2 * DAY * 1000) });
    expect(await listKeys(storage)).toEqual([]);
  });
});
