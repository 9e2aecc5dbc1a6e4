import type { Db } from '@/lib/platform/db';
import { sha256 } from '@/lib/platform/ids';
import { fail, ok, type Result } from '@/lib/platform/result';
import { adoptDrafts } from '../adopt';
import { nextStep } from '../draft-view';
import { bookById, lockBook, type Owner } from '../repo';
import { isGuest } from '../visible';
import type { Resumed } from './model';
import { addDevice, resumeLink, spendLink } from './repo';

type Deps = { readonly db: Db; readonly owner: Owner; readonly now: Date };

/**
 * 'Continue on this device': adds the device that asks to those of the draft behind a mailed link. The link does so
 * once and for seven days; the device that began the draft keeps it. A draft that an account has adopted opens for
 * that account alone. Whoever has verified a phone already takes the draft into the account.
 */
export function resumeDraft(
  token: string,
  { db, owner, now }: Deps,
): Promise<Result<Resumed, 'link_expired' | 'authentication_required'>> {
  return db.$transaction(async (tx) => {
    const tokenHash = sha256(token);
    const found = await resumeLink(tx, tokenHash);
    if (!found) return fail('link_expired');
    await lockBook(tx, found.bookId);
    // Read under the lock: two devices must not both use it.
    const link = await resumeLink(tx, tokenHash);
    const book = await bookById(tx, found.bookId);
    if (!link || !book || link.expiresAt <= now) return fail('link_expired');
    const opened = ok({ bookId: book.id, nextStep: nextStep(book) });
    if (!isGuest(book, owner)) return opened;
    if (book.accountId) return fail('authentication_required');
    const { deviceId, accountId } = owner;
    if (link.usedAt && link.usedBy !== deviceId) return fail('link_expired');
    await spendLink(tx, tokenHash, deviceId, now);
    await addDevice(tx, book.id, deviceId, now);
    if (accountId) await adoptDrafts(tx, { deviceId, accountId }, { bookId: book.id });
    return opened;
  });
}
