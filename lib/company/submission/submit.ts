import { parsePhone } from '@/lib/accounts';
import {
  addDays,
  canDrawAdvanced,
  findOwnedBook,
  findProducibleBook,
  hasSentPhoto,
  type Owner,
  RETENTION_DAYS,
  setPhotoExpiry,
} from '@/lib/books/server';
import { toBaseId } from '@/lib/catalogue';
import type { Db, Tx } from '@/lib/platform/db';
import { newId, sha256 } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { keyedHash } from '@/lib/platform/tokens';
import { COMPANY_LIMITS } from '../limits';
import { checkOpen, type LinkError } from '../link/check-open';
import { recordHrMail, recordOrdered } from '../messages/record-message';
import type { SubmissionView } from '../model';
import { moveSubmission } from '../move-submission';
import {
  type BatchRow,
  countSubmitted,
  findBatchByLink,
  findSubmissionByPhone,
  insertSubmission,
  lockBatch,
  releaseBook,
  updateSubmission,
} from '../repository';
import type { NewSubmission } from '../schema';
import { findClaim, findLiveSubmission, givesWay, takePlace } from './claim-phone';
import { createOwnToken } from './own-token';
import { toSubmissionView } from './submission-view';

type Deps = {
  readonly db: Db;
  readonly owner: Owner;
  readonly now: Date;
  readonly secret: string;
  readonly enqueue: Enqueue;
};
type SubmitError =
  | LinkError
  | 'company_already_submitted'
  | 'company_phone_to_confirm'
  | 'code_wrong'
  | 'code_expired'
  | 'too_many_attempts'
  | 'rate_limited'
  | 'company_photo_required'
  | 'book_not_available'
  | 'advanced_not_possible'
  | 'not_found'
  | 'phone_invalid'
  | 'phone_prefix_not_allowed';

/**
 * The order and the token of the employee's own link, which is shown once, sent to a confirmed phone, and stored
 * hashed.
 */
export type Submitted = { readonly submission: SubmissionView; readonly token: string };

/**
 * An employee's order (spec §5 "Only one order per employee is allowed"): the unique index on batch and phone decides,
 * whatever arrives at once. What was ordered before comes first, so that 'already submitted' is said of a full batch
 * too.
 */
export function submitOrder(
  token: string,
  input: NewSubmission,
  { db, owner, now, secret, enqueue }: Deps,
): Promise<Result<Submitted, SubmitError>> {
  const keyed = (purpose: string, value: string) => keyedHash(secret, purpose, value);
  const phone = parsePhone(input.phone, input.country);
  if (!phone.ok) return Promise.resolve(phone);
  const asker = { owner, keyed, now };
  return db.$transaction(async (tx) => {
    const batch = await findBatchByLink(tx, token);
    if (!batch) return fail('invalid_link');
    const claim = await findClaim(tx, batch.id, { ...input, phone: phone.value.phone }, asker);
    if (!claim.ok) return claim;
    const { other, isKnown } = claim.value;
    const book = await findCompleteBook(tx, input.bookId, batch, owner);
    if (!book.ok) return book;
    await lockBatch(tx, batch.id);
    const refused = await checkAgain(tx, batch, phone.value.phone, other, now);
    if (refused) return fail(refused);
    const taken = await takePlace(tx, input, claim.value, asker);
    if (!taken.ok) return taken;
    const columns = {
      ...toColumns(input, batch, now),
      employeePhone: phone.value.phone,
      approvedRevision: book.value.revision,
      phoneConfirmedAt: isKnown || other ? now : null,
    };
    // The face is painted from the photo when the books are made, after the batch has closed and is paid.
    if (batch.imageModel === 'advanced') {
      await setPhotoExpiry(tx, input.bookId, getPhotoEnd(batch.closesAt, now), now);
    }
    const { saved, ownToken } = await saveOrder(tx, columns, { secret, now });
    await recordOrdered(tx, saved, { enqueue, now, keyed });
    await recordNearlyFull(tx, batch, { enqueue, now });
    return ok({ submission: toSubmissionView(saved, { now, secret }), token: ownToken });
  });
}

type Columns = Omit<Parameters<typeof insertSubmission>[1], 'id' | 'tokenHash'> & { readonly bookId: string };

/** Stores an order under its phone; who withdrew takes up the same order again. */
async function saveOrder(tx: Tx, columns: Columns, { secret, now }: Pick<Deps, 'secret' | 'now'>) {
  const known = await findSubmissionByPhone(tx, columns.batchId, columns.employeePhone);
  const id = known?.id ?? newId();
  const ownToken = createOwnToken(secret, { id, submittedAt: now });
  const data = { ...columns, tokenHash: sha256(ownToken) };
  // Its order under another phone was withdrawn.
  await releaseBook(tx, columns.bookId, id);
  if (known) await moveSubmission(tx, known, 'submitted', 'employee', now);
  const saved = known ? await updateSubmission(tx, known.id, data) : await insertSubmission(tx, { id, ...data });
  return { saved, ownToken };
}

/** Tells HR once that the link is about to stop. */
async function recordNearlyFull(tx: Tx, batch: BatchRow, deps: Pick<Deps, 'enqueue' | 'now'>): Promise<void> {
  const { id, estimatedBooks } = batch;
  if ((await countSubmitted(tx, id)) < Math.ceil(estimatedBooks * COMPANY_LIMITS.nearlyFull)) return;
  await recordHrMail(tx, batch, 'companyNearlyFull', deps, String(estimatedBooks));
}

/** What the employee filled in; the format is the company's unless it leaves the choice. */
const toColumns = (
  { bookId, employeeName, email, language, bookType, filesToCompany }: NewSubmission,
  batch: BatchRow,
  now: Date,
) => ({
  batchId: batch.id,
  bookId,
  employeeName,
  employeeEmail: email,
  bookType: batch.bookType === 'mix' ? bookType : batch.bookType,
  language,
  filesToCompany,
  approvedAt: now,
  submittedAt: now,
});

/**
 * Until the company can have paid, at most as long as a paid book may wait for its confirmation (rulings, "Photos and
 * names").
 */
const getPhotoEnd = (closesAt: Date, now: Date): Date => {
  const ends = [addDays(closesAt, COMPANY_LIMITS.paidWithinDays), addDays(now, RETENTION_DAYS.unconfirmed)];
  return new Date(Math.min(...ends.map((end) => end.getTime())));
};

/** The employee's own book of this batch, with a name and a hero from a photo (spec §5 "photo required"). */
async function findCompleteBook(
  tx: Tx,
  bookId: string,
  batch: BatchRow,
  owner: Owner,
): Promise<
  Result<
    { readonly revision: number },
    'not_found' | 'company_photo_required' | 'book_not_available' | 'advanced_not_possible'
  >
> {
  const book = await findOwnedBook(tx, bookId, owner);
  if (book?.companyBatchId !== batch.id) return fail('not_found');
  // The company gives this story, in any of its languages.
  if (!book.catalogueId || toBaseId(book.catalogueId) !== toBaseId(batch.catalogueId))
    return fail('book_not_available');
  if (!book.childName || !book.character || !(await hasSentPhoto(tx, bookId))) return fail('company_photo_required');
  const producible = await findProducibleBook(tx, bookId);
  if (batch.imageModel === 'advanced' && !(producible && canDrawAdvanced(producible)))
    return fail('advanced_not_possible');
  return ok({ revision: book.revision });
}

/** The same once more under the lock: others may have ordered in between. An order that gives way leaves its place. */
async function checkAgain(
  tx: Tx,
  batch: BatchRow,
  phone: string,
  other: Awaited<ReturnType<typeof findLiveSubmission>>,
  now: Date,
) {
  const known = await findLiveSubmission(tx, batch.id, phone);
  if (known && (known.id !== other?.id || !givesWay(known, other.bookId === known.bookId ? null : known.bookId)))
    return 'company_already_submitted' as const;
  const current = await findBatchByLink(tx, batch.linkToken);
  const refused = current ? await checkOpen(tx, current, now) : ('invalid_link' as const);
  return refused === 'company_full' && other ? null : refused;
}
