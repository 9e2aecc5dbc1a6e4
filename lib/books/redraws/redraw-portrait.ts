import type { ImageModel } from '@/lib/illustrator';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { canDrawAdvanced } from '../drawing/can-draw-advanced';
import { getShare, isQueueFull, QUEUE_FULL_RETRY_SECONDS } from '../drawing/enqueue-drawing';
import { isBoughtBook } from '../is-bought';
import { redrawJob } from '../jobs';
import { PORTRAIT_KEY } from '../pages';
import { findDraft, findOwnedDraft, lockBook, type Owner } from '../repository';
import type { DraftRow } from '../selects';
import { upsertRedraw } from './repository';
import { getNextVariation, getRemainingRedraws } from './rules';

type Deps = { readonly db: Db; readonly owner: Owner; readonly enqueue: Enqueue };
type RedrawErrorCode =
  | 'not_found'
  | 'photo_required'
  | 'order_not_payable'
  | 'advanced_not_possible'
  | 'illustration_limit_reached'
  | 'page_pictures_full'
  | 'rate_limited';

/**
 * 'Draw again': draws the same features as another picture to choose from. Counted per book under its lock, across
 * revisions, so that two tabs cannot exceed the limit.
 */
export function redrawPortrait(
  bookId: string,
  { model }: { readonly model: ImageModel },
  { db, owner, enqueue }: Deps,
): Promise<Result<DraftRow, RedrawErrorCode>> {
  return db.$transaction(async (tx) => {
    const groupId = await lockBook(tx, bookId);
    const book = await findOwnedDraft(tx, bookId, owner);
    if (!book) return fail('not_found');
    if (!book.character) return fail('photo_required');
    if (isBoughtBook(book)) return fail('order_not_payable');
    if (model === 'advanced' && !canDrawAdvanced(book)) return fail('advanced_not_possible');
    if (getRemainingRedraws(book).left === 0) return fail('illustration_limit_reached');
    const variation = getNextVariation(listVariations(book, model));
    if (variation === null) return fail('page_pictures_full');
    if (await isQueueFull(tx, book, owner)) return fail('rate_limited', { waitSeconds: QUEUE_FULL_RETRY_SECONDS });

    const key = { bookId, revision: book.revision, pageKey: PORTRAIT_KEY, model, variation };
    const { id } = await upsertRedraw(tx, key);
    const share = getShare(groupId, owner);
    await enqueue(tx, redrawJob, { redrawId: id }, { key: id, group: book.deviceId, share });
    return ok((await findDraft(tx, bookId)) ?? book);
  });
}

/** The variations of the current hero's portrait, drawn or pending. */
function listVariations(
  { revision, illustrations, redraws, portraitVariation }: DraftRow,
  model: ImageModel,
): number[] {
  const isPresent = (row: { readonly pageKey: string; readonly revision: number; readonly model: ImageModel }) =>
    row.pageKey === PORTRAIT_KEY && row.revision === revision && row.model === model;
  const asked = redraws.filter((row) => isPresent(row) && row.state !== 'failed');
  // The chosen one may still be drawing under a new revision.
  return [portraitVariation, ...[...illustrations.filter(isPresent), ...asked].map(({ variation }) => variation)];
}
