import { addressSchema } from '@/lib/orders';
import { saveAddress } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import type { PriceTier } from '@/lib/prices';
import type { StoragePort } from '@/lib/providers/storage/port';
import { SAMPLE_CHILDREN } from '@/scripts/assets/sample-children';
import { createCheckoutFlow } from '@/tests/database/support/checkout-flow';
import { unwrap } from '@/tests/database/support/draft-flow';

type Shop = { readonly db: Db; readonly enqueue: Enqueue; readonly storage: StoragePort };

const HAIFA = addressSchema.parse({
  country: 'IL',
  fullName: 'דנה לוי',
  city: 'חיפה',
  street: 'הנשיא',
  houseNumber: '12',
});

/**
 * An order of a book that a real worker can draw, with its address and an open payment, made with the real use cases
 * and the sandbox payment.
 */
export async function openBookPayment(shop: Shop, tier: PriceTier) {
  const { order, checkout } = createCheckoutFlow(shop);
  const { db } = shop;
  const mine = await order();
  const { id, bookId, accountId } = mine;
  const character = { ...SAMPLE_CHILDREN.tamar, age: 5 };
  await db.book.update({ where: { id: bookId }, data: { character } });
  // The photo of this flow is no picture.
  await db.photo.updateMany({ where: { bookId }, data: { deletedAt: new Date() } });
  // Its hero and its preview were drawn long ago.
  await db.$executeRaw`DELETE FROM pgboss.job WHERE data->>'bookId' = ${bookId}`;
  if (tier !== 'digital') unwrap(await saveAddress(id, HAIFA, { db, accountId }));
  unwrap(await checkout(mine, { tier }));
  const payment = await db.payment.findFirstOrThrow({ where: { orderId: id, state: 'open' } });
  return { ...mine, tier, payment };
}

export type OpenBook = Awaited<ReturnType<typeof openBookPayment>>;
