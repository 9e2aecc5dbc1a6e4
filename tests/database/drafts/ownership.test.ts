import { describe, expect, it } from 'vitest';
import {
  adoptDrafts,
  approveCharacter,
  changeDraft,
  deletePhoto,
  findLatestDraft,
  findOwnedBook,
  listOpenDrafts,
  type Owner,
  retryTask,
} from '@/lib/books/server';
import { createOrder, getOrder, openCheckout, renewDownload } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { fail } from '@/lib/platform/result';
import { createSandboxPayment } from '@/lib/providers/payment/sandbox';
import { createDraftFlow, sendPhoto, UPLOAD, WITHIN_A_DAY } from '../support/draft-flow';
import { fakePhotoReader } from '../support/fake-photo-reader';
import { newAccount, newDevice } from '../support/identities';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const steps = createDraftFlow(shop);

const deps = (owner: Owner) => {
  const { db, enqueue } = shop;
  return { db, enqueue, storage, photos: fakePhotoReader, owner, now: NOW, newId };
};

/** Every use case with a book id. */
const ON_BOOKS: Record<string, (bookId: string, owner: Owner) => Promise<unknown>> = {
  changeDraft: (id, owner) => changeDraft(id, { age: 6 }, deps(owner)),
  attachPhoto: (id, owner) => sendPhoto(id, UPLOAD, deps(owner)),
  deletePhoto: (id, owner) => deletePhoto(id, deps(owner)),
  approveCharacter: (id, owner) => approveCharacter(id, { imageModel: 'regular' }, deps(owner)),
  retryTask: (id, owner) => retryTask(id, 'preview', deps(owner)),
};

describe(`Bad input: unknown ids and other people's ids are the same 404`, () => {
  describe.each(Object.entries(ON_BOOKS))('%s', (_, use) => {
    it('another device', async () => {
      const { id } = await steps.approved(newDevice());
      expect(await use(id, newDevice())).toEqual(fail('not_found'));
    });
    it('another account', async () => {
      const { id } = await steps.approved(newDevice());
      const { accountId } = await newAccount(shop.db);
      expect(await use(id, { ...newDevice(), accountId })).toEqual(fail('not_found'));
    });
    it('an unknown id', async () => {
      expect(await use(newId(), newDevice())).toEqual(fail('not_found'));
    });
    it('a deleted book', async () => {
      const owner = newDevice();
      const { id } = await steps.approved(owner);
      await shop.db.book.update({ where: { id }, data: { deletedAt: NOW } });
      expect(await use(id, owner)).toEqual(fail('not_found'));
    });
    it('its owner succeeds', async () => {
      const owner = newDevice();
      const { id } = await steps.approved(owner);
      expect(await use(id, owner)).toMatchObject({ ok: true });
    });
  });

  it('orders: another account cannot see, pay or renew, or order the book', async () => {
    const owner = newDevice();
    const [mine, other] = [await newAccount(shop.db), await newAccount(shop.db)];
    const book = await steps.approved(owner);
    const order = await createOrder(book.id, mine, { db: shop.db, owner, now: NOW });
    const orderId = order.ok ? order.value.orderId : '';
    const payment = createSandboxPayment({ secret: 's'.repeat(32), baseUrl: 'http://localhost' });
    const { accountId } = other;
    const { db } = shop;
    const paying = {
      db,
      enqueue: shop.enqueue,
      accountId,
      now: NOW,
      payment,
      urls: () => ({ success: '/', cancel: '/' }),
    };
    const seeing = { db, accountId, now: NOW, sign: storage.signedUrl, secret: 's' };
    expect(await createOrder(book.id, other, { db, owner: newDevice(), now: NOW })).toEqual(fail('not_found'));
    expect(await createOrder(newId(), mine, { db, owner, now: NOW })).toEqual(fail('not_found'));
    expect(await openCheckout(orderId, { tier: 'digital' }, paying)).toEqual(fail('not_found'));
    expect(await renewDownload(orderId, { db, accountId, now: NOW })).toEqual(fail('not_found'));
    expect(await getOrder(orderId, seeing)).toEqual(fail('not_found'));
    expect(await getOrder(orderId, { ...seeing, accountId: mine.accountId })).toMatchObject({ ok: true });
  });
});

it('lists every unpaid draft of the visitor, newest first, and no others', async () => {
  const owner = newDevice();
  const first = await steps.withBook(owner);
  const second = await steps.approved(owner);
  const paid = await steps.approved(owner);
  const gone = await steps.withBook(owner);
  const account = await newAccount(shop.db);
  await steps.withBook(newDevice());
  await adoptDrafts(shop.db, { deviceId: owner.deviceId, accountId: account.accountId }, WITHIN_A_DAY);
  const mine = { ...owner, accountId: account.accountId };
  const order = await createOrder(paid.id, account, { db: shop.db, owner, now: NOW });
  await shop.db.order.update({
    where: { id: order.ok ? order.value.orderId : '' },
    data: { state: 'ready', paidAt: NOW, totalMinor: 3900 },
  });
  await shop.db.book.update({ where: { id: gone.id }, data: { deletedAt: NOW } });
  await steps.change(first.id, mine, { age: 6 });
  expect((await listOpenDrafts(shop.db, mine)).map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(await listOpenDrafts(shop.db, owner)).toEqual([]);
});

describe('rulings "Flow": verification adopts the drafts of the device', () => {
  it('an adopted draft is no longer visible on its device', async () => {
    const owner = newDevice();
    const { id } = await steps.approved(owner);
    const { accountId } = await newAccount(shop.db);
    await adoptDrafts(shop.db, { deviceId: owner.deviceId, accountId }, WITHIN_A_DAY);
    expect(await findOwnedBook(shop.db, id, owner)).toBeNull();
    expect(await findLatestDraft(shop.db, owner)).toBeNull();
    expect(await findOwnedBook(shop.db, id, { ...newDevice(), accountId })).toMatchObject({ id });
  });

  it('ignores drafts of other devices and drafts that belong to an account', async () => {
    const [owner, other] = [newDevice(), newDevice()];
    const [first, second] = [await newAccount(shop.db), await newAccount(shop.db)];
    const mine = await steps.withBook(owner);
    const theirs = await steps.withBook(other);
    await adoptDrafts(shop.db, { deviceId: owner.deviceId, accountId: first.accountId }, WITHIN_A_DAY);
    await adoptDrafts(shop.db, { deviceId: owner.deviceId, accountId: second.accountId }, WITHIN_A_DAY);
    expect((await findOwnedBook(shop.db, mine.id, { ...owner, accountId: first.accountId }))?.accountId).toBe(
      first.accountId,
    );
    expect((await findOwnedBook(shop.db, theirs.id, other))?.accountId).toBeNull();
  });

  it('the current draft is the most recently edited unpaid one', async () => {
    const owner = newDevice();
    const [one, two] = [await steps.withBook(owner), await steps.withBook(owner)];
    expect((await findLatestDraft(shop.db, owner))?.id).toBe(two.id);
    await steps.change(one.id, owner, { age: 7 });
    expect((await findLatestDraft(shop.db, owner))?.id).toBe(one.id);
  });
});
