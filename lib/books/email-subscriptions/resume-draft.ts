import type { Db } from '@/lib/platform/db';
import { sha256 } from '@/lib/platform/ids';
import { fail, ok, type Result } from '@/lib/platform/result';
import { getNextStep } from '../drafts/draft-view';
import { isGuest } from '../drafts/viewer-access';
import { findBook, lockBook, type Owner } from '../repository';
import type { ResumedDraft } from './model';
import { addDevice, findResumeLink, markLinkUsed } from './repository';

type Deps = { readonly db: Db; readonly owner: Owner; readonly now: Date };

/**
 * 'Continue on this device': gives the requesting device access to the draft of an e-mailed link. A link works once and
 * for seven days; the device that created the draft keeps it and everything but words and drawn hero (rulings "Flow"):
 * a phone verified here adopts nothing. A draft that belongs to an account opens for that account alone.
 */
export function resumeDraft(
  token: string,
  { db, owner, now }: Deps,
): Promise<Result<ResumedDraft, 'link_expired' | 'authentication_required'>> {
  return db.$transaction(async (tx) => {
    const tokenHash = sha256(token);
    const found = await findResumeLink(tx, tokenHash);
    if (!found) return fail('link_expired');
    await lockBook(tx, found.bookId);
    // Read under the lock: two devices must not both use it.
    const link = await findResumeLink(tx, tokenHash);
    const book = await findBook(tx, found.bookId);
    if (!link || !book || link.expiresAt <= now) return fail('link_expired');
    const opened = ok({ bookId: book.id, nextStep: getNextStep(book) });
    if (!isGuest(book, owner)) return opened;
    if (book.accountId) return fail('authentication_required');
    const { deviceId } = owner;
    if (link.usedAt && link.usedBy !== deviceId) return fail('link_expired');
    await markLinkUsed(tx, tokenHash, deviceId, now);
    await addDevice(tx, book.id, deviceId, now);
    return opened;
  });
}
