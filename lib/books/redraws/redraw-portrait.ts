import type { ImageModel } from '@/lib/illustrator';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { redrawJob } from '../jobs';
import { PORTRAIT_KEY } from '../pages';
import { FULL_WAIT_SECONDS, lineIsFull } from '../queue-drawing';
import { type BookRow, bookById, lockBook, type Owner, ownedBook } from '../repo';
import { insertRedraw } from './repo';
import { nextVariation, redrawsLeft } from './rules';

type Deps = { readonly db: Db; readonly owner: Owner; readonly enqueue: Enqueue };
type Refusal =
  | 'not_found'
  | 'photo_required'
  | 'order_not_payable'
  | 'advanced_not_possible'
  | 'illustration_limit_reached'
  | 'page_pictures_full'
  | 'rate_limited';

/**
 * 'Draw again': the same features once more, as another picture to choose. Counted for the book under its lock,
 * whatever its revision, so that no two windows get more than the limit.
 */
export function redrawPortrait(
  bookId: string,
  { model }: { readonly model: ImageModel },
  { db, owner, enqueue }: Deps,
): Promise<Result<BookRow, Refusal>> {
  return db.$transaction(async (tx) => {
    await lockBook(tx, bookId);
    const book = await ownedBook(tx, bookId, owner);
    if (!book) return fail('not_found');
    if (!book.character) return fail('photo_required');
    if (book.orders.some((order) => order.paidAt)) return fail('order_not_payable');
    if (model === 'advanced' && !book.photos[0]?.paintsFace) return fail('advanced_not_possible');
    if (redrawsLeft(book).left === 0) return fail('illustration_limit_reached');
    const variation = nextVariation(variationsOf(book, model));
    if (variation === null) return fail('page_pictures_full');
    if (await lineIsFull(tx, book)) return fail('rate_limited', { waitSeconds: FULL_WAIT_SECONDS });

    const key = { bookId, revision: book.revision, pageKey: PORTRAIT_KEY, model, variation };
    const { id } = await insertRedraw(tx, key);
    await enqueue(tx, redrawJob, { redrawId: id }, { key: id, group: book.deviceId });
    return ok((await bookById(tx, bookId)) ?? book);
  });
}

/** The portraits of the hero as it is now, drawn or on their way. */
function variationsOf({ revision, illustrations, redraws, portraitVariation }: BookRow, model: ImageModel): number[] {
  const isPresent = (row: { readonly pageKey: string; readonly revision: number; readonly model: ImageModel }) =>
    row.pageKey === PORTRAIT_KEY && row.revision === revision && row.model === model;
  const asked = redraws.filter((row) => isPresent(row) && row.state !== 'failed');
  // The chosen one may still be in work under a new revision.
  return [portraitVariation, ...[...illustrations.filter(isPresent), ...asked].map(({ variation }) => variation)];
}
