import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { ShareName } from './hero-name';
import { queueShared } from './queue-drawing';
import { type BookRow, lockBook, type Owner, ownedBook, updateBook } from './repo';
import { storyOf } from './story-of';
import { isGuest } from './visible';

type Deps = { readonly db: Db; readonly owner: Owner; readonly enqueue: Enqueue; readonly newToken: () => string };

/**
 * Turns a book's page for others on or off (rulings, "Sharing"). Off ends its link at once; on again is a new link.
 * Other changes keep the link that friends already have.
 */
export function setSharing(
  bookId: string,
  { on, name }: { readonly on: boolean; readonly name: ShareName },
  { db, owner, enqueue, newToken }: Deps,
): Promise<Result<BookRow, 'not_found' | 'preview_not_ready' | 'authentication_required'>> {
  return db.$transaction(async (tx) => {
    await lockBook(tx, bookId);
    const book = await ownedBook(tx, bookId, owner);
    if (!book) return fail('not_found');
    if (isGuest(book, owner)) return fail('authentication_required');
    if (on && !(storyOf(book) && book.characterApprovedAt)) return fail('preview_not_ready');
    const shareToken = on ? (book.shareToken ?? newToken()) : null;
    const changed = await updateBook(tx, bookId, { shareToken, shareName: name });
    await queueShared(tx, enqueue, changed);
    return ok(changed);
  });
}
