import { confirmOrder, getProof, requestProof } from '@/lib/fulfilment/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import type { StoragePort } from '@/lib/providers/storage/port';
import type { PrintHouseProfile } from '@/lib/typesetting';
import { unwrap } from '@/tests/database/support/draft-flow';

type Shop = { readonly db: Db; readonly enqueue: Enqueue; readonly storage: StoragePort };
type Order = { readonly id: string; readonly accountId: string };

const createDeps = (shop: Shop, { accountId }: Order, profile: PrintHouseProfile) => {
  const { db, enqueue } = shop;
  return { db, enqueue, accountId, profile, sign: shop.storage.signedUrl, now: new Date() };
};

/** What a parent does on the confirmation page: asks for the proof, and approves it once it is there. */
export async function approveProof(shop: Shop, order: Order, profile: PrintHouseProfile): Promise<boolean> {
  const deps = createDeps(shop, order, profile);
  const { state, edits } = unwrap(await getProof(order.id, deps));
  if (state !== 'ready') {
    const requested = await requestProof(order.id, deps);
    // Printed alone waits until its pictures are drawn.
    if (!requested.ok && requested.code !== 'book_not_drawn') unwrap(requested);
    return false;
  }
  unwrap(await confirmOrder(order.id, { texts: true, images: true, edits }, deps));
  return true;
}
