import { type Db, Prisma, type Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { toChangedDraft } from '../drafts/changed-draft';
import { isGuest } from '../drafts/viewer-access';
import { enqueueDrawing, getShare, isQueueFull, QUEUE_FULL_RETRY_SECONDS } from '../drawing/enqueue-drawing';
import { isBoughtBook } from '../is-bought';
import { findHeroPhoto } from '../photo/hero-photos';
import { findOwnedDraft, lockBook, type Owner, updateDraft } from '../repository';
import { deletePhotoObjects } from '../retention/delete-objects';
import type { DraftRow } from '../selects';
import { copyHero } from './copy-hero';
import { findReusableHeroBook } from './repository';

type Deps = {
  readonly db: Db;
  readonly owner: Owner;
  readonly storage: StoragePort;
  readonly enqueue: Enqueue;
  readonly now: Date;
};
type ReuseHeroErrorCode =
  | 'not_found'
  | 'child_details_missing'
  | 'book_required'
  | 'order_not_payable'
  | 'hero_forgotten'
  | 'rate_limited'
  | 'first_device_only';

/**
 * 'The same hero': copies the features of an earlier book at this book's age. It copies no photo, so the drawing is
 * regular; the draft's own photo is deleted, because it is no longer needed.
 */
export async function reuseHero(
  bookId: string,
  from: string,
  deps: Deps,
): Promise<Result<DraftRow, ReuseHeroErrorCode>> {
  const draft = await findOwnedDraft(deps.db, bookId, deps.owner);
  if (!draft) return fail('not_found');
  const photo = findHeroPhoto(draft.photos);
  if (photo && isGuest(draft, deps.owner)) return fail('first_device_only');
  const refusal = await getReuseError(deps.db, draft, deps.owner);
  if (refusal) return refusal;
  if (!(await findReusableHeroBook(deps.db, from, toHeroQuery(draft, deps)))) return fail('hero_forgotten');
  if (photo) await deletePhotoObjects(bookId, deps, 'first');
  return deps.db.$transaction(async (tx) => {
    const groupId = await lockBook(tx, bookId);
    const book = await findOwnedDraft(tx, bookId, deps.owner);
    if (!book) return fail('not_found');
    const refused = await getReuseError(tx, book, deps.owner);
    if (refused) return refused;
    const hero = await findReusableHeroBook(tx, from, toHeroQuery(book, deps));
    if (!hero) return fail('hero_forgotten');

    const begun = await updateDraft(tx, bookId, {
      ...copyHero(hero, book),
      candidates: Prisma.DbNull,
      unsureTraits: [],
      characterApprovedAt: null,
      revision: { increment: 1 },
    });
    const queued = await enqueueDrawing(tx, deps.enqueue, 'character', begun, getShare(groupId, deps.owner));
    return ok(toChangedDraft(book, begun, queued));
  });
}

const toHeroQuery = ({ id, gender }: DraftRow, { owner, now }: Deps) => ({ owner, gender, exceptIds: [id], now });

async function getReuseError(tx: Tx, book: DraftRow, owner: Owner) {
  if (isBoughtBook(book)) return fail('order_not_payable');
  if (!book.childName) return fail('child_details_missing');
  if (!book.catalogueId) return fail('book_required');
  return (await isQueueFull(tx, book, owner)) ? fail('rate_limited', { waitSeconds: QUEUE_FULL_RETRY_SECONDS }) : null;
}
