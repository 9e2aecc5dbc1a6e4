import type { APIRequest, Page } from '@playwright/test';
import { send } from './api';
import { COMPANIES, orderForColleagues } from './company';
import { FIRST_BOOK } from './create-book';
import { withDatabase } from './staff-session';
import { newParent } from './steps';

type Batch = {
  readonly id: string;
  readonly language: 'he' | 'en';
  readonly baseURL: string;
  readonly books?: number;
};

/** So many digital books in a batch: one ordered by an employee, and copies of it for colleagues. */
export async function fillBatch(api: APIRequest, { id, language, baseURL, books = 10 }: Batch): Promise<void> {
  const { linkToken: token } = await withDatabase((db) => db.companyBatch.findUniqueOrThrow({ where: { id } }));
  await orderForColleagues(api, { token, language, baseURL }, 1);
  await withDatabase(async (db) => {
    const first = await db.companySubmission.findFirstOrThrow({ where: { batchId: id }, include: { book: true } });
    if (!first.book) throw new Error('The order has no book');
    const { childName, gender, age, catalogueId, character } = first.book;
    for (let nth = 2; nth <= books; nth += 1) {
      const book = await db.book.create({
        data: {
          deviceId: crypto.randomUUID(),
          language,
          childName,
          gender,
          age,
          catalogueId,
          companyBatchId: id,
          ...(character && { character: character as object }),
        },
      });
      const { employeeName, bookType, approvedAt } = first;
      const employeePhone = newParent('IL').e164;
      await db.companySubmission.create({
        data: { batchId: id, bookId: book.id, employeeName, employeePhone, bookType, language, approvedAt },
      });
    }
  });
}

/** Whom a code has confirmed of the employees: one of them, by this phone (E.164). */
export const confirmEmployee = (batchId: string, employeePhone: string): Promise<unknown> =>
  withDatabase(async (db) => {
    const { id } = await db.companySubmission.findFirstOrThrow({ where: { batchId } });
    await db.companySubmission.update({ where: { id }, data: { employeePhone, phoneConfirmedAt: new Date() } });
  });

/** Opens a batch of digital books at the desk, without the steps of its form, which have their own test. */
export async function openBatch(page: Page, language: 'he' | 'en', companyName: string): Promise<string> {
  const hr = newParent('IL');
  const { street, city, employee } = COMPANIES[language];
  const { id } = await send<{ id: string }>(page.request, 'POST', '/api/staff/groups/batches', {
    country: 'IL',
    language,
    contactName: employee,
    companyName,
    companyNumber: null,
    contactEmail: hr.email,
    contactPhone: hr.typed,
    estimatedBooks: 100,
    catalogueId: FIRST_BOOK[language],
    imageModel: 'regular',
    bookType: 'digital',
    delivery: null,
    dedication: null,
    office: { street, city, postal: null, state: null },
    closesAt: new Date(Date.now() + 10 * 86_400_000).toISOString(),
  });
  return id;
}

/** The id at the end of the page's address, once it is the page of a class or a company. */
export async function readGroupId(page: Page): Promise<string> {
  await page.waitForURL(/\/staff\/groups\/[0-9a-f-]{36}$/);
  return page.url().slice(-36);
}
