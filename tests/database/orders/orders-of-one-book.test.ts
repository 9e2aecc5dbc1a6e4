import { describe, expect, it } from 'vitest';
import { findMainOrderId, isBoughtBook } from '@/lib/books/is-bought';
import { handlePurgeExpired } from '@/lib/books/retention/purge-expired.handler';
import { deleteBook, findOwnedDraft } from '@/lib/books/server';
import { cancelOrder } from '@/lib/fulfilment/server';
import { closeOrders, listOrders, refundOrder } from '@/lib/orders/server';
import { type OrderState, orderStates } from '@/lib/orders/states';
import { newId } from '@/lib/platform/ids';
import type { PriceTier } from '@/lib/prices';
import { createCheckoutFlow } from '../support/checkout-flow';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { paid } = createCheckoutFlow(shop);

type Order = { readonly tier: PriceTier; readonly state: OrderState; readonly isPaid: boolean };

const UNPAID: readonly OrderState[] = ['unpaid', 'awaiting_payment'];
const COMING: readonly OrderState[] = [
  'paid',
  'in_production',
  'awaiting_confirmation',
  'confirmed',
  'printing',
  'shipped',
  'ready_for_pickup',
];
const DELIVERED: readonly OrderState[] = ['ready', 'delivered'];

/** Every state of an order of this tier; a cancelled one may have been paid or not. */
const listStates = (tier: PriceTier): readonly Order[] =>
  orderStates[tier].states.flatMap((state): readonly Order[] => {
    if (UNPAID.includes(state)) return [{ tier, state, isPaid: false }];
    const orders: readonly Order[] = [{ tier, state, isPaid: true }];
    return state === 'cancelled' ? [...orders, { tier, state, isPaid: false }] : orders;
  });

const OWN = [...listStates('digital'), ...listStates('combo')];
const BESIDE = [undefined, ...listStates('printed')];
const PAIRS = OWN.flatMap((own) => BESIDE.map((beside) => ({ own, beside })));

const describeOrder = (order?: Order) =>
  order ? `${order.tier} ${order.state}${order.isPaid ? '' : ', never paid'}` : 'none';

/** The account with one bought book, from which the others of this file are copied. */
async function createAccount() {
  const { owner, accountId, bookId, id } = await paid();
  const [book, order] = await Promise.all([
    shop.db.book.findUniqueOrThrow({ where: { id: bookId } }),
    shop.db.order.findUniqueOrThrow({ where: { id } }),
  ]);
  return { owner, accountId, book, order };
}
type Account = Awaited<ReturnType<typeof createAccount>>;

type Pair = (typeof PAIRS)[number];
type StoredOrder = Account['order'];

/** A book of the account for each pair, with its orders; all rows are written at once. */
async function createPairs({ accountId, owner, book, order }: Account, pairs: readonly Pair[]) {
  const { catalogueId, language, gender } = book;
  const { country, currency, email } = order;
  const toRow = (bookId: string, { tier, state, isPaid }: Order, upgradeOfId: string | null) => ({
    id: newId(),
    accountId,
    bookId,
    country,
    currency,
    language,
    email,
    tier,
    state,
    upgradeOfId,
    paidAt: isPaid ? NOW : null,
    createdAt: upgradeOfId ? addSeconds(1) : NOW,
    totalMinor: isPaid ? 0 : null,
  });
  const created = pairs.map((pair) => {
    const bookId = newId();
    const own = toRow(bookId, pair.own, null);
    return { ...pair, bookId, rows: pair.beside ? [own, toRow(bookId, pair.beside, own.id)] : [own] };
  });
  const child = {
    deviceId: owner.deviceId,
    accountId,
    catalogueId,
    language,
    gender,
    childName: 'נועה',
    updatedAt: NOW,
  };
  await shop.db.book.createMany({ data: created.map(({ bookId }) => ({ ...child, id: bookId })) });
  const stored = await shop.db.order.createManyAndReturn({ data: created.flatMap(({ rows }) => rows) });
  const byId = new Map(stored.map((each) => [each.id, each]));
  return created.map(({ rows, ...pair }) => ({
    ...pair,
    orders: rows.map(({ id }) => byId.get(id) as StoredOrder),
  }));
}

/** What is done to each book; a few at once, because each has rows of its own. */
const AT_ONCE = 6;
async function forEachPair<Each>(pairs: readonly Each[], check: (pair: Each) => Promise<void>): Promise<void> {
  const left = [...pairs];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) await check(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const readBook = (id: string) =>
  shop.db.book.findUniqueOrThrow({ where: { id }, include: { orders: { orderBy: { createdAt: 'asc' } } } });

describe('spec §4 "Book progress", rulings "Photos and names": every order of a book decides about it', () => {
  it('a deletion that does not name it as bought never takes a bought book, whatever its other order is', async () => {
    const account = await createAccount();
    const deleteIt = (bookId: string, bought: boolean) =>
      deleteBook(bookId, { db: shop.db, owner: account.owner, storage, closeOrders, bought, now: addSeconds(60) });
    await forEachPair(await createPairs(account, PAIRS), async ({ bookId, orders, ...pair }) => {
      const name = `${describeOrder(pair.own)} and ${describeOrder(pair.beside)}`;
      const all = [pair.own, ...(pair.beside ? [pair.beside] : [])];
      const isComing = all.some(({ state, isPaid }) => isPaid && COMING.includes(state));
      const isDelivered = all.some(({ state, isPaid }) => isPaid && DELIVERED.includes(state));

      const unnamed = await deleteIt(bookId, false);
      if (isComing || isDelivered) {
        expect([name, unnamed]).toEqual([name, { ok: false, code: isComing ? 'book_being_made' : 'book_bought' }]);
        expect([name, await readBook(bookId)]).toMatchObject([name, { deletedAt: null, childName: 'נועה', orders }]);
        const named = await deleteIt(bookId, true);
        expect([name, named.ok]).toEqual([name, !isComing]);
      } else expect([name, unnamed.ok]).toEqual([name, true]);

      const left = await readBook(bookId);
      expect([name, left.deletedAt !== null]).toEqual([name, !isComing]);
      const states = all.map(({ state }) => (!isComing && UNPAID.includes(state) ? 'cancelled' : state));
      expect([name, left.orders.map(({ state }) => state)]).toEqual([name, states]);
    });
  });

  it('cancelling or refunding one of two orders, and the end of an idle draft, leave a book that was ever paid', async () => {
    const account = await createAccount();
    const { accountId } = account;
    const { db, enqueue } = shop;
    const pairs = await createPairs(account, PAIRS);
    await forEachPair(pairs, async ({ orders }) => {
      const { id = '', number = '' } = orders.at(-1) ?? {};
      await cancelOrder(id, { db, enqueue, accountId, now: NOW });
      await refundOrder({ orderNumber: number, key: newId() }, { db, enqueue, now: NOW });
    });
    await handlePurgeExpired({ db, enqueue, storage, closeOrders, now: addSeconds(400 * DAY) });
    await forEachPair(pairs, async ({ bookId, own, beside }) => {
      const wasPaid = own.isPaid || beside?.isPaid === true;
      expect((await readBook(bookId)).deletedAt === null).toBe(wasPaid);
    });
  });

  it('a draft is bought as long as one order is, and its page leads to the order of the book itself', async () => {
    const account = await createAccount();
    await forEachPair(await createPairs(account, PAIRS), async ({ bookId, orders, ...pair }) => {
      const draft = await findOwnedDraft(shop.db, bookId, account.owner);
      const isBought = (order?: Order) => order?.isPaid && [...COMING, ...DELIVERED].includes(order.state);
      expect(draft && isBoughtBook(draft)).toBe(Boolean(isBought(pair.own) || isBought(pair.beside)));
      expect(draft && findMainOrderId(draft)).toBe(orders[0]?.id);
    });
  });

  it('a printed copy that nobody has paid for is no row in my-books, and can still be ordered there', async () => {
    const account = await createAccount();
    const ready = { tier: 'digital', state: 'ready', isPaid: true } as const;
    const view = {
      db: shop.db,
      accountId: account.accountId,
      sign: storage.signedUrl,
      now: NOW,
      secret: 's'.repeat(32),
    };
    const pairs = BESIDE.map((beside) => ({ own: ready, beside }));
    const created = await createPairs(account, pairs);
    const listed = await listOrders(view);
    for (const { beside, bookId, orders } of created) {
      const rows = listed.filter(({ book }) => book?.id === bookId);
      const copies = beside?.isPaid ? orders.length : 1;
      expect([describeOrder(beside), rows.length]).toEqual([describeOrder(beside), copies]);
      const own = rows.find(({ id }) => id === orders[0]?.id);
      const isOrdered = beside?.isPaid && !['cancelled', 'refunded'].includes(beside.state);
      expect([describeOrder(beside), own?.upgradeMinor !== null]).toEqual([describeOrder(beside), !isOrdered]);
    }
  });
});
