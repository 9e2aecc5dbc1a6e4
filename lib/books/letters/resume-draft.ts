import type { Db } from '@/lib/platform/db';
import { sha256 } from '@/lib/platform/ids';
import { fail, ok, type Result } from '@/lib/platform/result';
import { nextStep } from '../draft-view';
import { bookById, lockBook, type Owner, updateBook } from '../repo';
import type { Resumed } from './model';
import { resumeLink } from './repo';

type Deps = { readonly db: Db; readonly owner: Owner; readonly now: Date };

/**
 * 'Continue on this device': gives the draft behind a mailed link to the device that asks. A draft that an account
 * has adopted opens for that account alone.
 */
export function resumeDraft(
  token: string,
  { db, owner, now }: Deps,
): Promise<Result<Resumed, 'link_expired' | 'authentication_required'>> {
  return db.$transaction(async (tx) => {
    const link = await resumeLink(tx, sha256(token));
    if (!link || link.expiresAt <= now) return fail('link_expired');
    await lockBook(tx, link.bookId);
    const book = await bookById(tx, link.bookId);
    if (!book) return fail('link_expired');
    if (book.accountId && book.accountId !== owner.accountId) return fail('authentication_required');
    const { deviceId } = owner;
    if (!book.accountId && book.deviceId !== deviceId) await updateBook(tx, book.id, { deviceId });
    return ok({ bookId: book.id, nextStep: nextStep(book) });
  });
}
