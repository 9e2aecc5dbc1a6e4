import { ALL_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import type { NewBatch, NewSubmission } from '@/lib/company';
import { createBatch, startCompanyBook, submitOrder } from '@/lib/company/server';
import type { Db } from '@/lib/platform/db';
import { newId, newToken } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import { copyRows } from './copy-rows';
import { BOOK_HE, unwrap } from './draft-flow';
import { newAccount, newDevice, newPhone } from './identities';
import { addSeconds, DAY, NOW } from './time';

type Shop = { readonly db: Db; readonly enqueue: Enqueue };
type Device = ReturnType<typeof newDevice>;

export const SECRET = 's'.repeat(32);
/** Every trait that a book needs of a hero, for tests that draw nothing. */
const HERO = { face: 'any' } as const;

/** A photo that was sent; no file belongs to it. */
const PHOTO = {
  widthPx: 900,
  heightPx: 900,
  consentTextVersion: 'photo-1',
  consentNamesHosted: false,
  consentLanguage: 'he',
  consentAt: NOW,
  deleteAfter: addSeconds(30 * DAY),
} as const;

/** A hero, and the row of the photo that it was read from. */
export async function givePhoto(db: Db, bookId: string): Promise<void> {
  await db.book.update({ where: { id: bookId }, data: { character: HERO } });
  await db.photo.create({ data: { ...PHOTO, bookId, storageKey: `photos/${bookId}.jpg` } });
}

/** An HR person's and employees' steps, with the real use cases. */
export function createCompanyFlow(shop: Shop) {
  const steps = {
    newBatch: (change: Partial<NewBatch> = {}): NewBatch => ({
      country: 'IL',
      language: 'he',
      contactName: 'דנה לוי',
      companyName: 'חברת הדוגמה',
      companyNumber: null,
      contactEmail: 'hr@example.com',
      contactPhone: '050-222-4567',
      estimatedBooks: 10,
      catalogueId: BOOK_HE,
      imageModel: 'regular',
      bookType: 'mix',
      delivery: 'standard',
      dedication: null,
      office: { street: 'הרצל 1', city: 'תל אביב', postal: null, state: null },
      closesAt: addSeconds(10 * DAY).toISOString(),
      ...change,
    }),
    newHr: async () => (await newAccount(shop.db)).accountId,
    create: (accountId: string, change: Partial<NewBatch> = {}) =>
      createBatch(steps.newBatch(change), {
        db: shop.db,
        enqueue: shop.enqueue,
        accountId,
        now: NOW,
        newToken,
        capabilities: ALL_CAPABILITIES,
      }),
    /** Of a new account; a batch above what such an account may open is enlarged later. */
    async open({ estimatedBooks = 10, ...change }: Partial<NewBatch> = {}) {
      const accountId = await steps.newHr();
      // An address of its own, since one that was only typed gets each mail once.
      const own = { contactEmail: `hr-${accountId}@example.com`, estimatedBooks: Math.min(estimatedBooks, 200) };
      const batch = unwrap(await steps.create(accountId, { ...own, ...change }));
      await shop.db.companyBatch.update({ where: { id: batch.id }, data: { estimatedBooks } });
      return { accountId, ...batch };
    },
    /** A device with a complete book of the batch. */
    async employee(token: string, childName = 'נועה כהן', owner: Device = newDevice()) {
      const { bookId } = unwrap(await startCompanyBook(token, 'he', { db: shop.db, owner, now: NOW }));
      await shop.db.book.update({ where: { id: bookId }, data: { childName } });
      if ((await shop.db.photo.count({ where: { bookId } })) === 0) await givePhoto(shop.db, bookId);
      return { owner, bookId };
    },
    order: (
      token: string,
      employee: { owner: Device; bookId: string },
      change: Partial<NewSubmission> = {},
      now = NOW,
    ) =>
      submitOrder(
        token,
        {
          bookId: employee.bookId,
          employeeName: 'יעל',
          email: null,
          phone: newPhone(),
          country: 'IL',
          language: 'he',
          bookType: 'digital',
          texts: true,
          images: true,
          filesToCompany: false,
          ...change,
        },
        { db: shop.db, owner: employee.owner, now, secret: SECRET, enqueue: shop.enqueue },
      ),
    /** An order of a new employee. */
    async ordered(token: string, change: Partial<NewSubmission> = {}, childName?: string) {
      const employee = await steps.employee(token, childName);
      return { ...employee, ...unwrap(await steps.order(token, employee, change)) };
    },
    /** So many orders like one of these, each of an employee and a book of its own, without their steps. */
    async copies(bookId: string, count: number) {
      const all = Array.from({ length: count }, () => ({ id: newId(), device_id: newDevice().deviceId }));
      await copyRows(shop.db, 'books', ['id', bookId], all);
      const photos = all.map(({ id }) => ({ book_id: id, storage_key: `photos/${id}.jpg` }));
      await copyRows(shop.db, 'photos', ['book_id', bookId], photos);
      const submissions = all.map(({ id }) => ({ book_id: id, employee_phone: newPhone(), token_hash: null }));
      await copyRows(shop.db, 'company_submissions', ['book_id', bookId], submissions);
    },
    /** Many orders at once, written directly. */
    async fill(batchId: string, count: number, from = 0) {
      const base = 2_000_000 + from;
      await shop.db.companySubmission.createMany({
        data: Array.from({ length: count }, (_, index) => ({
          id: newId(),
          batchId,
          employeeName: `Employee ${from + index}`,
          language: 'he',
          bookType: 'digital',
          employeePhone: `+97250${base + index}`,
          approvedAt: NOW,
          submittedAt: addSeconds(-index),
        })),
      });
    },
  };
  return steps;
}
