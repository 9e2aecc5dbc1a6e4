import type { Db } from '@/lib/platform/db';
import { sha256 } from '@/lib/platform/ids';
import { ok, type Result } from '@/lib/platform/result';
import { lockBook } from '../repo';
import type { LinkClosed } from './model';
import { closeLinks, removeDevice, resumeLink } from './repo';

/**
 * 'Not yours? Close this link': the mail reached somebody else. Every link to the draft ends, no further mail goes to
 * an address that was left for it, and a device that came by this link is shown out. The draft stays with whoever
 * began it. Answers alike for a link that is gone. Safe to repeat.
 */
export function closeLink(token: string, { db }: { readonly db: Db }): Promise<Result<LinkClosed>> {
  return db.$transaction(async (tx) => {
    const found = await resumeLink(tx, sha256(token));
    if (found) {
      await lockBook(tx, found.bookId);
      const link = await resumeLink(tx, sha256(token));
      if (link?.usedBy) await removeDevice(tx, link.bookId, link.usedBy);
      await closeLinks(tx, found.bookId);
    }
    return ok({ closed: true });
  });
}
