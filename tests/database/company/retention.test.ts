import { expect, it } from 'vitest';
import { handlePurgeExpired } from '@/lib/books/retention/purge-expired.handler';
import { deleteBook } from '@/lib/books/server';
import { changeBatch, purgeCompanies, saveLogo } from '@/lib/company/server';
import { closeOrders } from '@/lib/orders/server';
import { newId, newToken } from '@/lib/platform/ids';
import { ok } from '@/lib/platform/result';
import { createCompanyFlow } from '../support/company-flow';
import { unwrap } from '../support/draft-flow';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const flow = createCompanyFlow(shop);
const purgeBooks = (now: Date) => handlePurgeExpired({ db: shop.db, storage, closeOrders, enqueue: shop.enqueue, now });
const findBook = (id: string) => shop.db.book.findUniqueOrThrow({ where: { id } });

it('keeps the book of an order while its batch is open, and deletes it after 90 days', async () => {
  const { db } = shop;
  const { id, accountId, token } = await flow.open();
  const ordered = await flow.ordered(token);
  const begun = await flow.employee(token);
  await db.book.updateMany({ where: { companyBatchId: id }, data: { updatedAt: NOW } });
  const readLogo = async () => ok(new Uint8Array([1]));
  unwrap(await saveLogo(id, new Uint8Array(), { db, accountId, now: NOW, storage, newId, readLogo }));
  // A draft that nobody ordered is deleted after 30 days; the ordered one waits for its batch.
  await purgeBooks(addSeconds(40 * DAY));
  expect((await findBook(begun.bookId)).deletedAt).not.toBeNull();
  expect(await findBook(ordered.bookId)).toMatchObject({ deletedAt: null, childName: 'נועה כהן' });
  unwrap(await changeBatch(id, { action: 'close' }, { db, accountId, now: NOW, newToken }));
  await purgeCompanies(db, addSeconds(99 * DAY));
  expect(await db.companySubmission.count({ where: { batchId: id } })).toBe(1);
  await purgeCompanies(db, addSeconds(101 * DAY));
  expect(await db.companySubmission.count({ where: { batchId: id } })).toBe(0);
  expect(await db.companyBatch.findUniqueOrThrow({ where: { id } })).toMatchObject({ logoKey: null });
  await purgeBooks(addSeconds(102 * DAY));
  expect(await findBook(ordered.bookId)).toMatchObject({ childName: null });
  expect(storage.objects()).toEqual([]);
});

it('"delete this book" deletes the unpaid order of it too', async () => {
  const { db } = shop;
  const { id, token } = await flow.open();
  const { bookId, owner } = await flow.ordered(token);
  unwrap(await deleteBook(bookId, { db, owner, storage, closeOrders, bought: false, now: NOW }));
  expect(await db.companySubmission.count({ where: { batchId: id } })).toBe(0);
});
