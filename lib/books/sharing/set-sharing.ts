import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { renderBookStory } from '../book-story';
import type { ShareName } from '../drafts/hero-name';
import { isGuest } from '../drafts/viewer-access';
import { enqueueSharedPictures } from '../drawing/enqueue-drawing';
import { type BookRow, findOwnedBookWords, lockBook, type Owner, updateBook } from '../repository';

type Deps = { readonly db: Db; readonly owner: Owner; readonly enqueue: Enqueue; readonly newToken: () => string };

type Sharing = Pick<BookRow, 'shareToken' | 'shareName'>;

/**
 * Turns a book's public page on or off (rulings, "Photos and names"). Turning it off invalidates the link at once;
 * turning it on again creates a new link. Other changes keep the link.
 */
export function setSharing(
  bookId: string,
  { on, name }: { readonly on: boolean; readonly name: ShareName },
  { db, owner, enqueue, newToken }: Deps,
): Promise<Result<Sharing, 'not_found' | 'preview_not_ready' | 'first_device_only'>> {
  return db.$transaction(async (tx) => {
    await lockBook(tx, bookId);
    const book = await findOwnedBookWords(tx, bookId, owner);
    if (!book) return fail('not_found');
    if (isGuest(book, owner)) return fail('first_device_only');
    if (on && !(renderBookStory(book) && book.characterApprovedAt)) return fail('preview_not_ready');
    const shareToken = on ? (book.shareToken ?? newToken()) : null;
    const sharing = { shareToken, shareName: name };
    await updateBook(tx, bookId, sharing);
    await enqueueSharedPictures(tx, enqueue, { ...book, ...sharing });
    return ok(sharing);
  });
}
