import { describe, expect, it } from 'vitest';
import { adoptDrafts, findLatestDraft, listOpenDrafts } from '@/lib/books/server';
import { claimDraft, createOrder } from '@/lib/orders/server';
import { createDraftFlow, unwrap, WITHIN_A_DAY } from '../support/draft-flow';
import { newAccount, newDevice, newPhone } from '../support/identities';
import { addSeconds, DAY, HOUR, MINUTE, NOW } from '../support/time';
import { createVerificationFlow, RIGHT_CODE } from '../support/verification-flow';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { approved, withPhoto } = createDraftFlow(shop);
const { signIn, requestCode, verifyCode } = createVerificationFlow(shop);
const listOrders = (bookId: string) => shop.db.order.findMany({ where: { bookId } });

describe('rulings "Flow": verification adopts the drafts and creates an unpaid order', () => {
  it(`for the approved draft, in its language, with the account's e-mail`, async () => {
    const owner = newDevice();
    const { id } = await approved(owner);
    const { accountId } = await signIn(newPhone(), owner.deviceId);
    expect(await shop.db.book.findUnique({ where: { id } })).toMatchObject({ accountId });
    expect(await listOrders(id)).toMatchObject([
      { accountId, state: 'unpaid', language: 'he', email: 'parent@example.com', tier: 'digital', totalMinor: null },
    ]);
  });

  it('a draft without an approved hero is adopted without an order', async () => {
    const owner = newDevice();
    const { id } = await withPhoto(owner);
    const { accountId } = await signIn(newPhone(), owner.deviceId);
    expect(await shop.db.book.findUnique({ where: { id } })).toMatchObject({ accountId });
    expect(await listOrders(id)).toEqual([]);
  });

  it('once, however often the phone is verified', async () => {
    const owner = newDevice();
    const { id } = await approved(owner);
    const phone = newPhone();
    await signIn(phone, owner.deviceId);
    await requestCode(phone, { deviceId: owner.deviceId, now: addSeconds(MINUTE) });
    unwrap(await verifyCode(phone, RIGHT_CODE, { deviceId: owner.deviceId, now: addSeconds(MINUTE) }));
    expect(await listOrders(id)).toHaveLength(1);
  });

  it('is no edit of a draft: the newest stays the newest, and each keeps its 30 days', async () => {
    const owner = newDevice();
    const drafts = [await withPhoto(owner), await withPhoto(owner), await withPhoto(owner)];
    const touched = [addSeconds(-2 * MINUTE), addSeconds(-1 * MINUTE), addSeconds(-3 * MINUTE)];
    for (const [at, { id }] of drafts.entries()) {
      await shop.db.book.update({ where: { id }, data: { updatedAt: touched[at] } });
    }
    const { accountId } = await signIn(newPhone(), owner.deviceId);
    const books = await shop.db.book.findMany({ where: { accountId }, orderBy: { createdAt: 'asc' } });
    expect(books.map(({ updatedAt }) => updatedAt)).toEqual(touched);
    expect((await findLatestDraft(shop.db, { ...owner, accountId }))?.id).toBe(drafts[1]?.id);
  });

  it('a wrong code adopts nothing', async () => {
    const owner = newDevice();
    const { id } = await approved(owner);
    const phone = newPhone();
    await requestCode(phone, { deviceId: owner.deviceId });
    await verifyCode(phone, '000000', { deviceId: owner.deviceId });
    expect(await shop.db.book.findUnique({ where: { id } })).toMatchObject({ accountId: null });
    expect(await listOrders(id)).toEqual([]);
  });
});

describe('§6 shared computer: a shared computer', () => {
  /** A draft left on the device, and a parent who signs in there two days later. */
  const later2 = addSeconds(2 * DAY);
  async function leftBehind() {
    const owner = newDevice();
    const { id } = await approved(owner);
    await shop.db.book.update({ where: { id }, data: { updatedAt: addSeconds(-25 * HOUR) } });
    const fresh = await approved(owner);
    const phone = newPhone();
    const { accountId } = await signIn(phone, owner.deviceId);
    return { owner: { ...owner, accountId }, id, fresh, phone };
  }

  it('asks about drafts older than a day first: neither adopts nor orders them', async () => {
    const { owner, id, fresh } = await leftBehind();
    expect(await shop.db.book.findUnique({ where: { id } })).toMatchObject({ accountId: null });
    expect(await listOrders(id)).toEqual([]);
    expect(await shop.db.book.findUnique({ where: { id: fresh.id } })).toMatchObject({ accountId: owner.accountId });
    // It is offered to be claimed, and is not the wizard's current draft.
    expect((await listOpenDrafts(shop.db, owner)).map((book) => book.id)).toContain(id);
    await shop.db.book.update({ where: { id: fresh.id }, data: { deletedAt: NOW } });
    expect(await findLatestDraft(shop.db, owner)).toBeNull();
  });

  it("'yes, it is ours' moves it to the account with its order; other devices may not", async () => {
    const { owner, id } = await leftBehind();
    const buyer = { ...(await newAccount(shop.db)), accountId: owner.accountId };
    const elsewhere = { db: shop.db, owner: { ...owner, ...newDevice() }, now: later2 };
    expect(await claimDraft(id, buyer, elsewhere)).toMatchObject({ code: 'not_found' });
    expect(unwrap(await claimDraft(id, buyer, { db: shop.db, owner, now: later2 }))).toEqual({ claimed: true });
    expect(await listOrders(id)).toMatchObject([{ accountId: owner.accountId, state: 'unpaid' }]);
  });

  it('creating its order also claims it', async () => {
    const { owner, id } = await leftBehind();
    const buyer = { ...(await newAccount(shop.db)), accountId: owner.accountId };
    unwrap(await createOrder(id, buyer, { db: shop.db, owner, now: later2 }));
    expect(await shop.db.book.findUnique({ where: { id } })).toMatchObject({ accountId: owner.accountId });
  });
});

it.each([
  ['IL', '+972507654321', 'ILS'],
  ['KE', '+254722111111', 'KES'],
  ['US', '+12025550143', 'USD'],
] as const)(
  '§4 phone verification: the market of the verified phone determines the price: %s',
  async (country, phone, currency) => {
    const owner = newDevice();
    const { id } = await approved(owner);
    await signIn(phone, owner.deviceId, country);
    expect(await listOrders(id)).toMatchObject([{ country, currency }]);
  },
);

describe('POST /api/orders/create', () => {
  const setUp = async () => {
    const owner = newDevice();
    const buyer = await newAccount(shop.db);
    const book = await approved(owner);
    await adoptDrafts(shop.db, { deviceId: owner.deviceId, accountId: buyer.accountId }, WITHIN_A_DAY);
    return { book, owner, buyer, create: () => createOrder(book.id, buyer, { db: shop.db, owner, now: NOW }) };
  };

  it('returns the existing order', async () => {
    const { create } = await setUp();
    expect(unwrap(await create())).toEqual(unwrap(await create()));
  });

  it('parallel requests create one order', async () => {
    const { book, create } = await setUp();
    const made = await Promise.all(Array.from({ length: 6 }, create));
    expect(new Set(made.map((one) => unwrap(one).orderId)).size).toBe(1);
    expect(await listOrders(book.id)).toHaveLength(1);
  });

  it.each(['cancelled', 'refunded'] as const)('a book with a %s order can be bought again', async (state) => {
    const { book, create } = await setUp();
    const first = unwrap(await create());
    await shop.db.order.update({ where: { id: first.orderId }, data: { state } });
    expect(unwrap(await create()).orderId).not.toBe(first.orderId);
    expect(await listOrders(book.id)).toHaveLength(2);
  });

  it('an unapproved draft cannot be sold', async () => {
    const owner = newDevice();
    const { id } = await withPhoto(owner);
    const buyer = await newAccount(shop.db);
    expect(await createOrder(id, buyer, { db: shop.db, owner, now: NOW })).toMatchObject({ code: 'preview_not_ready' });
  });
});
