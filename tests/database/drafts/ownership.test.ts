import { describe, expect, it } from 'vitest';
import {
  adoptDrafts,
  approveCharacter,
  attachPhoto,
  changeDraft,
  deletePhoto,
  latestDraft,
  type Owner,
  openDrafts,
  ownedBook,
  retryTask,
} from '@/lib/books/server';
import { createOrder, myOrder, openCheckout, renewDownload } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { fail } from '@/lib/platform/result';
import { sandboxPayment } from '@/lib/providers/payment/sandbox';
import { LATELY, UPLOAD, wizard } from '../support/drafts';
import { seesOneFace } from '../support/face';
import { newAccount, stranger } from '../support/people';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { NOW } from '../support/time';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const steps = wizard(shop);

const deps = (owner: Owner) => {
  const { db, enqueue } = shop;
  return { db, enqueue, storage, photos: seesOneFace, owner, now: NOW, newId };
};

/** Every use case that takes a book's id. */
const ON_BOOKS: Record<string, (bookId: string, owner: Owner) => Promise<unknown>> = {
  changeDraft: (id, owner) => changeDraft(id, { age: 6 }, deps(owner)),
  attachPhoto: (id, owner) => attachPhoto(id, UPLOAD, deps(owner)),
  deletePhoto: (id, owner) => deletePhoto(id, deps(owner)),
  approveCharacter: (id, owner) => approveCharacter(id, { imageModel: 'regular' }, deps(owner)),
  retryTask: (id, owner) => retryTask(id, 'preview', deps(owner)),
};

describe(`Bad input: unknown ids and other people's ids are the same 404`, () => {
  describe.each(Object.entries(ON_BOOKS))('%s', (_, use) => {
    it('another device', async () => {
      const { id } = await steps.approved(stranger());
      expect(await use(id, stranger())).toEqual(fail('not_found'));
    });
    it('another account', async () => {
      const { id } = await steps.approved(stranger());
      const { accountId } = await newAccount(shop.db);
      expect(await use(id, { ...stranger(), accountId })).toEqual(fail('not_found'));
    });
    it('an id that nobody has', async () => {
      expect(await use(newId(), stranger())).toEqual(fail('not_found'));
    });
    it('a deleted book', async () => {
      const owner = stranger();
      const { id } = await steps.approved(owner);
      await shop.db.book.update({ where: { id }, data: { deletedAt: NOW } });
      expect(await use(id, owner)).toEqual(fail('not_found'));
    });
    it('its owner may', async () => {
      const owner = stranger();
      const { id } = await steps.approved(owner);
      expect(await use(id, owner)).toMatchObject({ ok: true });
    });
  });

  it('orders: another account can neither see, pay nor renew, nor order the book', async () => {
    const owner = stranger();
    const [mine, other] = [await newAccount(shop.db), await newAccount(shop.db)];
    const book = await steps.approved(owner);
    const order = await createOrder(book.id, mine, { db: shop.db, owner, now: NOW });
    const orderId = order.ok ? order.value.orderId : '';
    const payment = sandboxPayment({ secret: 's'.repeat(32), baseUrl: 'http://localhost' });
    const { accountId } = other;
    const { db } = shop;
    const paying = { db, accountId, now: NOW, payment, lineName: String, urls: () => ({ success: '/', cancel: '/' }) };
    const seeing = { db, accountId, now: NOW, sign: storage.signedUrl, secret: 's' };
    expect(await createOrder(book.id, other, { db, owner: stranger(), now: NOW })).toEqual(fail('not_found'));
    expect(await createOrder(newId(), mine, { db, owner, now: NOW })).toEqual(fail('not_found'));
    expect(await openCheckout(orderId, { tier: 'digital' }, paying)).toEqual(fail('not_found'));
    expect(await renewDownload(orderId, { db, accountId, now: NOW })).toEqual(fail('not_found'));
    expect(await myOrder(orderId, seeing)).toEqual(fail('not_found'));
    expect(await myOrder(orderId, { ...seeing, accountId: mine.accountId })).toMatchObject({ ok: true });
  });
});

it('every draft that nobody paid for is on the shelf, the newest first; nobody else’s', async () => {
  const owner = stranger();
  const [first, second, paid, gone] = [
    await steps.withBook(owner),
    await steps.approved(owner),
    await steps.approved(owner),
    await steps.withBook(owner),
  ];
  const account = await newAccount(shop.db);
  await steps.withBook(stranger());
  await adoptDrafts(shop.db, { deviceId: owner.deviceId, accountId: account.accountId }, LATELY);
  const mine = { ...owner, accountId: account.accountId };
  const order = await createOrder(paid.id, account, { db: shop.db, owner, now: NOW });
  await shop.db.order.update({
    where: { id: order.ok ? order.value.orderId : '' },
    data: { state: 'ready', paidAt: NOW, totalMinor: 3900 },
  });
  await shop.db.book.update({ where: { id: gone.id }, data: { deletedAt: NOW } });
  await steps.change(first.id, mine, { age: 6 });
  expect((await openDrafts(shop.db, mine)).map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(await openDrafts(shop.db, owner)).toEqual([]);
});

describe('rulings "Flow": verification adopts the drafts of the device', () => {
  it('an adopted draft left its device: the next visitor of the device does not see it', async () => {
    const owner = stranger();
    const { id } = await steps.approved(owner);
    const { accountId } = await newAccount(shop.db);
    await adoptDrafts(shop.db, { deviceId: owner.deviceId, accountId }, LATELY);
    expect(await ownedBook(shop.db, id, owner)).toBeNull();
    expect(await latestDraft(shop.db, owner)).toBeNull();
    expect(await ownedBook(shop.db, id, { ...stranger(), accountId })).toMatchObject({ id });
  });

  it('takes neither the drafts of other devices nor those that belong to an account', async () => {
    const [owner, other] = [stranger(), stranger()];
    const [first, second] = [await newAccount(shop.db), await newAccount(shop.db)];
    const mine = await steps.withBook(owner);
    const theirs = await steps.withBook(other);
    await adoptDrafts(shop.db, { deviceId: owner.deviceId, accountId: first.accountId }, LATELY);
    await adoptDrafts(shop.db, { deviceId: owner.deviceId, accountId: second.accountId }, LATELY);
    expect((await ownedBook(shop.db, mine.id, { ...owner, accountId: first.accountId }))?.accountId).toBe(
      first.accountId,
    );
    expect((await ownedBook(shop.db, theirs.id, other))?.accountId).toBeNull();
  });

  it('the current draft is the one worked on last and not paid for', async () => {
    const owner = stranger();
    const [one, two] = [await steps.withBook(owner), await steps.withBook(owner)];
    expect((await latestDraft(shop.db, owner))?.id).toBe(two.id);
    await steps.change(one.id, owner, { age: 7 });
    expect((await latestDraft(shop.db, owner))?.id).toBe(one.id);
  });
});
