import { confirmOrder } from '@/lib/fulfilment/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import type { StoragePort } from '@/lib/providers/storage/port';
import { SQUARE_210 } from '@/lib/typesetting';
import { createCheckoutFlow } from './checkout-flow';
import { newPhone } from './identities';
import { NOW } from './time';

type Shop = { readonly db: Db; readonly enqueue: Enqueue; readonly storage: StoragePort };

export const PAGE_KEYS = ['cover', ...Array.from({ length: 12 }, (_, at) => `s${String(at + 1).padStart(2, '0')}`)];

/** A parent's steps from a paid printed book to its confirmation. */
export function createPrintFlow(shop: Shop) {
  const checkout = createCheckoutFlow(shop);
  const steps = {
    /** Every picture of the books in reading size, as rows. */
    async drawAll(...bookIds: readonly string[]) {
      const books = await shop.db.book.findMany({ where: { id: { in: [...bookIds] } } });
      await shop.db.illustration.createMany({
        data: books.flatMap(({ id: bookId, revision }) =>
          PAGE_KEYS.map((pageKey) => ({
            bookId,
            pageKey,
            model: 'regular' as const,
            revision,
            sizePx: 1500,
            storageKey: `pictures/${bookId}/${pageKey}.jpg`,
            provider: 'local',
          })),
        ),
      });
    },
    giveAddress: (orderId: string) =>
      shop.db.shippingAddress.create({
        data: { orderId, fullName: 'דנה לוי', country: 'IL', city: 'חיפה', street: 'הנשיא', house: '12' },
      }),
    /** Paid, drawn and addressed: waits for its confirmation since `NOW`. */
    async awaiting(tier: 'printed' | 'combo' = 'printed') {
      const order = await checkout.paid(newPhone());
      await shop.db.order.update({ where: { id: order.id }, data: { tier, state: 'awaiting_confirmation' } });
      const change = { from: 'paid', to: 'awaiting_confirmation', by: 'payment', at: NOW } as const;
      await shop.db.orderChange.create({ data: { orderId: order.id, ...change } });
      await steps.drawAll(order.bookId);
      await steps.giveAddress(order.id);
      return order;
    },
    /** The proof of the book as it stands now, as a row without pages. */
    async proofMade(bookId: string) {
      const { revision, edits } = await shop.db.book.findUniqueOrThrow({ where: { id: bookId } });
      const made = { coverWrapMm: 3, spineMm: 6.35, madeAt: NOW };
      const key = { bookId, revision, edits, profileId: SQUARE_210.id };
      await shop.db.proof.upsert({
        where: { bookId_revision_edits_profileId: key },
        create: { ...key, ...made },
        update: made,
      });
      return edits;
    },
    /** Approves the proof of the book as it stands now. */
    async confirm(order: { readonly id: string; readonly accountId: string }, now = NOW) {
      const { bookId } = await shop.db.order.findUniqueOrThrow({ where: { id: order.id } });
      const edits = await steps.proofMade(bookId as string);
      const { db, enqueue } = shop;
      const deps = { db, enqueue, accountId: order.accountId, now, profile: SQUARE_210 };
      return confirmOrder(order.id, { texts: true, images: true, edits }, deps);
    },
    async confirmed() {
      const order = await steps.awaiting();
      await steps.confirm(order);
      return order;
    },
  };
  return steps;
}
