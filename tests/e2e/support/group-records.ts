import type { APIRequest, Page } from '@playwright/test';
import { orderForColleagues } from './company';
import { withDatabase } from './staff-session';
import { newParent } from './steps';

type Batch = { readonly id: string; readonly language: 'he' | 'en'; readonly baseURL: string };

/** Ten digital books in a batch: one ordered by an employee, and copies of it for colleagues. */
export async function fillBatch(api: APIRequest, { id, language, baseURL }: Batch): Promise<void> {
  const { linkToken: token } = await withDatabase((db) => db.companyBatch.findUniqueOrThrow({ where: { id } }));
  await orderForColleagues(api, { token, language, baseURL }, 1);
  await withDatabase(async (db) => {
    const first = await db.companySubmission.findFirstOrThrow({ where: { batchId: id }, include: { book: true } });
    if (!first.book) throw new Error('The order has no book');
    const { childName, gender, age, catalogueId, character } = first.book;
    for (let nth = 2; nth <= 10; nth += 1) {
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

/** The id at the end of the page's address, once it is the page of a class or a company. */
export async function readGroupId(page: Page): Promise<string> {
  await page.waitForURL(/\/staff\/groups\/[0-9a-f-]{36}$/);
  return page.url().slice(-36);
}
