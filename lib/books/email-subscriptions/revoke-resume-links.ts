import type { Db } from '@/lib/platform/db';
import { sha256 } from '@/lib/platform/ids';
import { ok, type Result } from '@/lib/platform/result';
import { lockBook } from '../repository';
import type { LinkRevoked } from './model';
import { deleteResumeLinks, findResumeLink, removeDevices } from './repository';

/**
 * 'Not yours? Close this link': the mail reached the wrong person. Revokes every link to the draft, deletes its
 * subscriptions and ends the access of every device that a link added (rulings "Flow"). The device that created
 * the draft keeps it. The response is the same for an unknown link. Idempotent.
 */
export function revokeResumeLinks(token: string, { db }: { readonly db: Db }): Promise<Result<LinkRevoked>> {
  return db.$transaction(async (tx) => {
    const found = await findResumeLink(tx, sha256(token));
    if (found) {
      await lockBook(tx, found.bookId);
      await removeDevices(tx, found.bookId);
      await deleteResumeLinks(tx, found.bookId);
    }
    return ok({ closed: true });
  });
}
