import { createCheckoutFlow } from './checkout-flow';
import { createDraftFlow } from './draft-flow';
import { newDevice } from './identities';
import { NOW } from './time';

type Shop = Parameters<typeof createCheckoutFlow>[0];

const BOUGHT = {
  country: 'IL',
  language: 'he',
  currency: 'ILS',
  email: 'parent@example.com',
  totalMinor: 3900,
} as const;

/** Parents with many books, whose rows are written at once. */
export function createShelfFlow(shop: Shop) {
  /** Stores all pictures of a book in every size. */
  async function storePictures(bookId: string) {
    const { revision } = await shop.db.book.findUniqueOrThrow({ where: { id: bookId } });
    const spreads = Array.from({ length: 12 }, (_, at) => `s${String(at + 1).padStart(2, '0')}`);
    await shop.db.illustration.createMany({
      data: ['cover', 'portrait', ...spreads].flatMap((pageKey) =>
        [24, 160, 1000].map((sizePx) => ({
          bookId,
          revision,
          pageKey,
          sizePx,
          model: 'regular',
          provider: 'local',
          storageKey: `${bookId}/${pageKey}-${sizePx}`,
        })),
      ),
    });
  }

  /** Another paid book of an account, begun on a device of its own, with all that its row in the list reads. */
  async function addBook(accountId: string) {
    const { id: bookId, revision } = await createDraftFlow(shop).approved(newDevice());
    await shop.db.book.update({ where: { id: bookId }, data: { accountId } });
    await storePictures(bookId);
    await shop.db.bookTask.create({ data: { bookId, kind: 'production', revision, state: 'running' } });
    const { id: orderId } = await shop.db.order.create({
      data: { ...BOUGHT, accountId, bookId, state: 'in_production', paidAt: NOW },
    });
    await shop.db.orderLine.create({ data: { orderId, priceId: 'digital', quantity: 1, unitMinor: 3900 } });
    await shop.db.payment.create({
      data: { orderId, provider: 'sandbox', amountMinor: 3900, currency: 'ILS', state: 'paid' },
    });
    const file = { bookId, storageKey: `books/${bookId}.pdf`, bytes: 1, expiresAt: NOW };
    await shop.db.download.create({ data: { orderId, ...file } });
  }

  return {
    storePictures,
    /** A parent whose shelf holds so many paid books. */
    async createShelf(books: number) {
      const { owner, accountId } = await createCheckoutFlow(shop).paid();
      for (let at = 1; at < books; at += 1) await addBook(accountId);
      return owner;
    },
  };
}
