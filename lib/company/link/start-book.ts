import { createDraft, findBatchDraft, type Owner, setCompanyBatch } from '@/lib/books/server';
import { findEditionIdInLanguage } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { findBatchByLink, lockBatch } from '../repository';
import { checkOpen, type LinkError } from './check-open';

type Deps = { readonly db: Db; readonly owner: Owner; readonly now: Date };

/**
 * Begins an employee's book in a language of the batch's story; the one that this device has begun comes back. It
 * belongs to the employee's device: HR never sees its photo (rulings, "Flow").
 */
export function startCompanyBook(
  token: string,
  language: Language,
  { db, owner, now }: Deps,
): Promise<Result<{ readonly bookId: string }, LinkError | 'book_not_available'>> {
  return db.$transaction(async (tx) => {
    const batch = await findBatchByLink(tx, token);
    if (!batch) return fail('invalid_link');
    const refused = await checkOpen(tx, batch, now);
    if (refused) return fail(refused);
    // Two requests of one device begin one book.
    await lockBatch(tx, batch.id);
    const begun = await findBatchDraft(tx, batch.id, owner.deviceId);
    if (begun) return ok({ bookId: begun.id });
    const catalogueId = findEditionIdInLanguage(batch.catalogueId, language);
    if (catalogueId === null) return fail('book_not_available');
    const draft = await createDraft({ language, catalogueId }, { db: tx, owner });
    if (!draft.ok) return fail('book_not_available');
    const { id } = draft.value;
    await setCompanyBatch(tx, id, { companyBatchId: batch.id, imageModel: batch.imageModel });
    return ok({ bookId: id });
  });
}
