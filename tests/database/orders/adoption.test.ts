import { describe, expect, it } from 'vitest';
import { adoptDrafts, latestDraft, openDrafts } from '@/lib/books/server';
import { claimDraft, createOrder } from '@/lib/orders/server';
import { LATELY, value, wizard } from '../support/drafts';
import { newAccount, newPhone, stranger } from '../support/people';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { DAY, HOUR, later, MINUTE, NOW } from '../support/time';
import { dialog, RIGHT } from '../support/verification';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { approved, withPhoto } = wizard(shop);
const { verify, ask, answer } = dialog(shop);
const ordersOf = (bookId: string) => shop.db.order.findMany({ where: { bookId } });

describe('rulings "Flow": verification adopts the drafts and creates an unpaid order', () => {
  it(`for the approved draft, in its language, with the account's e-mail`, async () => {
    const owner = stranger();
    const { id } = await approved(owner);
    const { accountId } = await verify(newPhone(), owner.deviceId);
    expect(await shop.db.book.findUnique({ where: { id } })).toMatchObject({ accountId });
    expect(await ordersOf(id)).toMatchObject([
      { accountId, state: 'unpaid', language: 'he', email: 'parent@example.com', tier: 'digital', totalMinor: null },
    ]);
  });

  it('a draft whose hero is not approved is adopted without an order', async () => {
    const owner = stranger();
    const { id } = await withPhoto(owner);
    const { accountId } = await verify(newPhone(), owner.deviceId);
    expect(await shop.db.book.findUnique({ where: { id } })).toMatchObject({ accountId });
    expect(await ordersOf(id)).toEqual([]);
  });

  it('once, however often the phone is verified', async () => {
    const owner = stranger();
    const { id } = await approved(owner);
    const phone = newPhone();
    await verify(phone, owner.deviceId);
    await ask(phone, { deviceId: owner.deviceId, now: later(MINUTE) });
    value(await answer(phone, RIGHT, { deviceId: owner.deviceId, now: later(MINUTE) }));
    expect(await ordersOf(id)).toHaveLength(1);
  });

  it('is no work on a draft: the newest stays the newest, and the 30 days of each go on', async () => {
    const owner = stranger();
    const drafts = [await withPhoto(owner), await withPhoto(owner), await withPhoto(owner)];
    const touched = [later(-2 * MINUTE), later(-1 * MINUTE), later(-3 * MINUTE)];
    for (const [at, { id }] of drafts.entries()) {
      await shop.db.book.update({ where: { id }, data: { updatedAt: touched[at] } });
    }
    const { accountId } = await verify(newPhone(), owner.deviceId);
    const books = await shop.db.book.findMany({ where: { accountId }, orderBy: { createdAt: 'asc' } });
    expect(books.map(({ updatedAt }) => updatedAt)).toEqual(touched);
    expect((await latestDraft(shop.db, { ...owner, accountId }))?.id).toBe(drafts[1]?.id);
  });

  it('a wrong code adopts nothing', async () => {
    const owner = stranger();
    const { id } = await approved(owner);
    const phone = newPhone();
    await ask(phone, { deviceId: owner.deviceId });
    await answer(phone, '000000', { deviceId: owner.deviceId });
    expect(await shop.db.book.findUnique({ where: { id } })).toMatchObject({ accountId: null });
    expect(await ordersOf(id)).toEqual([]);
  });
});

describe('S20: a shared computer', () => {
  /** A draft that was left on the device, and a parent who signs in there two days later. */
  const later2 = later(2 * DAY);
  async function leftBehind() {
    const owner = stranger();
    const { id } = await approved(owner);
    await shop.db.book.update({ where: { id }, data: { updatedAt: later(-25 * HOUR) } });
    const fresh = await approved(owner);
    const phone = newPhone();
    const { accountId } = await verify(phone, owner.deviceId);
    return { owner: { ...owner, accountId }, id, fresh, phone };
  }

  it('what is older than a day is asked about first: it is neither adopted nor ordered', async () => {
    const { owner, id, fresh } = await leftBehind();
    expect(await shop.db.book.findUnique({ where: { id } })).toMatchObject({ accountId: null });
    expect(await ordersOf(id)).toEqual([]);
    expect(await shop.db.book.findUnique({ where: { id: fresh.id } })).toMatchObject({ accountId: owner.accountId });
    // It is shown, to be claimed, and is not what the wizard goes on with.
    expect((await openDrafts(shop.db, owner)).map((book) => book.id)).toContain(id);
    await shop.db.book.update({ where: { id: fresh.id }, data: { deletedAt: NOW } });
    expect(await latestDraft(shop.db, owner)).toBeNull();
  });

  it('‘yes, it is ours’ takes it into the account with its order, and nobody else’s device may', async () => {
    const { owner, id } = await leftBehind();
    const buyer = { ...(await newAccount(shop.db)), accountId: owner.accountId };
    const elsewhere = { db: shop.db, owner: { ...owner, ...stranger() }, now: later2 };
    expect(await claimDraft(id, buyer, elsewhere)).toMatchObject({ code: 'not_found' });
    expect(value(await claimDraft(id, buyer, { db: shop.db, owner, now: later2 }))).toEqual({ claimed: true });
    expect(await ordersOf(id)).toMatchObject([{ accountId: owner.accountId, state: 'unpaid' }]);
  });

  it('ordering it says that it is theirs', async () => {
    const { owner, id } = await leftBehind();
    const buyer = { ...(await newAccount(shop.db)), accountId: owner.accountId };
    value(await createOrder(id, buyer, { db: shop.db, owner, now: later2 }));
    expect(await shop.db.book.findUnique({ where: { id } })).toMatchObject({ accountId: owner.accountId });
  });
});

it.each([
  ['IL', '+972507654321', 'ILS'],
  ['KE', '+254722111111', 'KES'],
  ['US', '+12025550143', 'USD'],
] as const)('rulings "Lock": the market of the verified phone is charged: %s', async (country, phone, currency) => {
  const owner = stranger();
  const { id } = await approved(owner);
  await verify(phone, owner.deviceId, country);
  expect(await ordersOf(id)).toMatchObject([{ country, currency }]);
});

describe('POST /api/orders/create', () => {
  const setUp = async () => {
    const owner = stranger();
    const buyer = await newAccount(shop.db);
    const book = await approved(owner);
    await adoptDrafts(shop.db, { deviceId: owner.deviceId, accountId: buyer.accountId }, LATELY);
    return { book, owner, buyer, create: () => createOrder(book.id, buyer, { db: shop.db, owner, now: NOW }) };
  };

  it('answers the order that is there', async () => {
    const { create } = await setUp();
    expect(value(await create())).toEqual(value(await create()));
  });

  it('many at once make one order', async () => {
    const { book, create } = await setUp();
    const made = await Promise.all(Array.from({ length: 6 }, create));
    expect(new Set(made.map((one) => value(one).orderId)).size).toBe(1);
    expect(await ordersOf(book.id)).toHaveLength(1);
  });

  it.each(['cancelled', 'refunded'] as const)('a book whose order was %s can be bought again', async (state) => {
    const { book, create } = await setUp();
    const first = value(await create());
    await shop.db.order.update({ where: { id: first.orderId }, data: { state } });
    expect(value(await create()).orderId).not.toBe(first.orderId);
    expect(await ordersOf(book.id)).toHaveLength(2);
  });

  it('a draft that was not approved is not sold', async () => {
    const owner = stranger();
    const { id } = await withPhoto(owner);
    const buyer = await newAccount(shop.db);
    expect(await createOrder(id, buyer, { db: shop.db, owner, now: NOW })).toMatchObject({ code: 'preview_not_ready' });
  });
});
