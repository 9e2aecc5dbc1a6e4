import type { CountryCode } from '@/lib/markets';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { enqueueDrawing, getShare, isQueueFull, QUEUE_FULL_RETRY_SECONDS } from '../drawing/enqueue-drawing';
import { checkCompanyBook } from '../groups/check-company-book';
import { ADDED_PLACES } from '../heroes/added-heroes';
import { isBoughtBook } from '../is-bought';
import { findOwnedDraft, lockBook, markPhotosDeleted, type Owner, updateDraft } from '../repository';
import { clearFirstLooks } from '../retention/repository/added';
import type { DraftChange } from '../schema';
import type { DraftRow } from '../selects';
import { toChangedDraft } from './changed-draft';
import { findOverrides } from './market-overrides';
import { type ChangeErrorCode, planChange } from './plan-change';

type ChangeDraftErrorCode = ChangeErrorCode | 'not_found' | 'order_not_payable' | 'editing_closed' | 'rate_limited';

type Deps = {
  readonly db: Db;
  readonly owner: Owner;
  readonly enqueue: Enqueue;
  /** The market whose books may be chosen; missing where nobody chooses. */
  readonly country?: CountryCode | undefined;
};

/** What may change in the trial of another hero. */
const TRIAL_KEYS: readonly string[] = ['character', 'candidates', 'was'] satisfies readonly (keyof DraftChange)[];

/** Changes part of a draft; outdated pictures are drawn again under the next revision. */
export const changeDraft = (
  bookId: string,
  change: DraftChange,
  { db, now, ...deps }: Deps & { readonly now: Date },
): Promise<Result<DraftRow, ChangeDraftErrorCode>> =>
  db.$transaction(async (tx) => {
    const changed = await changeDraftWithin(tx, bookId, change, deps);
    if (!changed.ok) return changed;
    // Who leaves the story leaves with all that was read from the photo.
    const left = ADDED_PLACES.filter((place) => change[place] === null);
    for (const place of left) {
      await clearFirstLooks(tx, bookId, place);
      await markPhotosDeleted(tx, bookId, now, place);
    }
    const photos = changed.value.photos.filter(({ hero }) => left.every((place) => place !== hero));
    return ok({ ...changed.value, photos });
  });

/** Changes part of a draft in the caller's transaction. */
export async function changeDraftWithin(
  tx: Tx,
  bookId: string,
  change: DraftChange,
  { owner, enqueue, country }: Omit<Deps, 'db'>,
): Promise<Result<DraftRow, ChangeDraftErrorCode>> {
  const groupId = await lockBook(tx, bookId);
  const book = await findOwnedDraft(tx, bookId, owner);
  if (!book) return fail('not_found');
  if (isBoughtBook(book)) return fail('order_not_payable');
  // The child and the story of a bought book stay: a trial changes its hero only.
  if (book.trialOfId && Object.keys(change).some((key) => !TRIAL_KEYS.includes(key))) return fail('order_not_payable');
  const refusal = await checkCompanyBook(tx, book, change.catalogueId);
  if (refusal) return fail(refusal);
  // The company gives its story, whatever the shop sells meanwhile.
  const market = book.companyBatchId ? null : country;
  const plan = planChange(book, change, await findOverrides(tx, market, change));
  if (!plan.ok) return plan;
  const repaints = plan.value.revision !== undefined;
  if (repaints && (await isQueueFull(tx, book, owner)))
    return fail('rate_limited', { waitSeconds: QUEUE_FULL_RETRY_SECONDS });
  const changed = await updateDraft(tx, bookId, plan.value);
  const isDrawn = changed.revision !== book.revision && changed.character !== null;
  const share = getShare(groupId, owner);
  const drawn = isDrawn ? await enqueueDrawing(tx, enqueue, 'character', changed, share) : null;
  const draft = toChangedDraft(book, changed, drawn);
  // The hero was approved in an earlier book: with its story the preview begins at once.
  const begins = isDrawn && changed.characterApprovedAt !== null && changed.catalogueId !== null;
  return ok(
    begins ? toChangedDraft(draft, changed, await enqueueDrawing(tx, enqueue, 'preview', changed, share)) : draft,
  );
}
