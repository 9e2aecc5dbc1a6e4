import { planRequest, type RequestErrorCode } from '@/lib/illustrator/server';
import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { renderBookStory } from '../book-story';
import { canDrawAdvanced } from '../drawing/can-draw-advanced';
import { getScene } from '../drawing/scene';
import { redrawJob } from '../jobs';
import type { EditingRow } from '../selects';
import { REDRAW_LIMITS } from './model';
import { upsertRedraw } from './repository';
import { countUsedRedraws, getNextVariation } from './rules';

type PagePicture = { readonly pageKey: string; readonly revision: number; readonly model: string };

/** The numbers of a page's pictures in the book's model: drawn ones, ascending; the first one is always there. */
export function listVariations({ illustrations, revision, imageModel }: EditingRow, key: string): readonly number[] {
  const drawn = illustrations.filter(isPictureOf({ pageKey: key, revision, model: imageModel }));
  return [...new Set([0, ...drawn.map(({ variation }) => variation)])].sort((a, b) => a - b);
}

const isPictureOf =
  ({ pageKey, revision, model }: PagePicture) =>
  (row: PagePicture): boolean =>
    row.pageKey === pageKey && row.revision === revision && row.model === model;

type RedrawErrorCode =
  | 'not_found'
  | 'hero_forgotten'
  | 'advanced_not_possible'
  | 'illustration_limit_reached'
  | 'page_pictures_full'
  | 'request_partly_possible'
  | RequestErrorCode;

/**
 * Whether the page can be drawn with all of the parent's request; the local illustrator knows its words (spec §5). Of a
 * request that is possible in part, the error tells both parts.
 */
function checkPageRequest(book: EditingRow, key: string, request: string | null): Result<null, RedrawErrorCode> {
  const scene = getScene(renderBookStory(book), key, book.language);
  if (!scene) return fail('not_found');
  if (request === null) return ok(null);
  const planned = planRequest(scene, request);
  if (!planned.ok) return planned;
  const { possible, refused } = planned.value;
  return refused
    ? fail('request_partly_possible', { possible, missing: refused.words, reason: refused.code })
    : ok(null);
}

/**
 * Draws another picture of a bought book's page, beside the earlier ones. Counted per book, across revisions; the caller
 * holds the book's lock, so that two tabs cannot exceed the limit. Returns the new picture's number.
 */
export async function redrawPage(
  tx: Tx,
  book: EditingRow,
  { key, request }: { readonly key: string; readonly request: string | null },
  enqueue: Enqueue,
): Promise<Result<{ readonly variation: number }, RedrawErrorCode>> {
  const drawable = checkPageRequest(book, key, request);
  if (!drawable.ok) return drawable;
  if (!book.character) return fail('hero_forgotten');
  if (book.imageModel === 'advanced' && !canDrawAdvanced(book)) return fail('advanced_not_possible');
  if (countUsedRedraws(book) >= REDRAW_LIMITS.afterPurchase) return fail('illustration_limit_reached');
  const { id: bookId, revision, imageModel: model } = book;
  const asked = book.redraws.filter(
    (row) => isPictureOf({ pageKey: key, revision, model })(row) && row.state !== 'failed',
  );
  const variation = getNextVariation([...listVariations(book, key), ...asked.map((row) => row.variation)]);
  if (variation === null) return fail('page_pictures_full');
  const { id } = await upsertRedraw(tx, { bookId, revision, pageKey: key, model, variation }, request);
  await enqueue(tx, redrawJob, { redrawId: id }, { key: id, group: book.deviceId });
  return ok({ variation });
}
