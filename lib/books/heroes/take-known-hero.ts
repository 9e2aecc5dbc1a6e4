import { characterSchema } from '@/lib/illustrator';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { forgetPhotos } from '../forget-book';
import { FULL_WAIT_SECONDS, lineIsFull, queueDrawing } from '../queue-drawing';
import { type BookRow, bookById, lockBook, type Owner, ownedBook, updateBook } from '../repo';
import { isGuest } from '../visible';
import { rememberedBook } from './repo';

type Deps = {
  readonly db: Db;
  readonly owner: Owner;
  readonly storage: StoragePort;
  readonly enqueue: Enqueue;
  readonly now: Date;
};
type Refusal =
  | 'not_found'
  | 'child_details_missing'
  | 'book_required'
  | 'order_not_payable'
  | 'hero_forgotten'
  | 'rate_limited'
  | 'authentication_required';

/**
 * 'The same hero': the features of an earlier book at the age of this one. No photo comes along, so that the drawing is
 * the regular one; a photo that the draft had is deleted, since it is no longer needed.
 */
export async function takeKnownHero(bookId: string, from: string, deps: Deps): Promise<Result<BookRow, Refusal>> {
  const draft = await ownedBook(deps.db, bookId, deps.owner);
  if (!draft) return fail('not_found');
  if (isGuest(draft, deps.owner) && draft.photos.length > 0) return fail('authentication_required');
  const refusal = await refusalFor(deps.db, draft);
  if (refusal) return refusal;
  if (!(await rememberedBook(deps.db, from, sought(draft, deps)))) return fail('hero_forgotten');
  if (draft.photos.length > 0) await forgetPhotos(bookId, deps);
  return deps.db.$transaction(async (tx) => {
    await lockBook(tx, bookId);
    const book = await ownedBook(tx, bookId, deps.owner);
    if (!book) return fail('not_found');
    const refused = await refusalFor(tx, book);
    if (refused) return refused;
    const hero = await rememberedBook(tx, from, sought(book, deps));
    if (!hero) return fail('hero_forgotten');

    const { age, gender } = book;
    const character = { ...characterSchema.parse(hero.character), age, gender };
    const begun = await updateBook(tx, bookId, {
      character,
      firstCharacter: character,
      unsureTraits: [],
      imageModel: 'regular',
      portraitVariation: hero.portraitVariation,
      // What was taken over from a book that took it over is still that first photo's.
      featuresOfId: hero.photos.length > 0 ? hero.id : hero.featuresOfId,
      characterApprovedAt: null,
      revision: { increment: 1 },
    });
    await queueDrawing(tx, deps.enqueue, 'character', begun);
    return ok((await bookById(tx, bookId)) ?? begun);
  });
}

const sought = ({ id, gender }: BookRow, { owner, now }: Deps) => ({ owner, gender, exceptId: id, now });

async function refusalFor(tx: Tx, book: BookRow) {
  if (book.orders.some((order) => order.paidAt)) return fail('order_not_payable');
  if (!book.childName) return fail('child_details_missing');
  if (!book.catalogueId) return fail('book_required');
  return (await lineIsFull(tx, book)) ? fail('rate_limited', { waitSeconds: FULL_WAIT_SECONDS }) : null;
}
