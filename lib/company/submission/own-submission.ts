import { addDevice, findOwnedBook, type Owner } from '@/lib/books/server';
import type { Db, Tx } from '@/lib/platform/db';
import { sha256 } from '@/lib/platform/ids';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { SubmissionView } from '../model';
import { moveSubmission } from '../move-submission';
import {
  findBatchByLink,
  findDeviceSubmission,
  findSubmissionByToken,
  lockBatch,
  type SubmissionWithBatch,
  updateSubmission,
} from '../repository';
import type { SubmissionChange } from '../schema';
import { isEditable, toSubmissionView } from './submission-view';

/** How an employee comes to the own order: by the company's link on the same device, or by the own link. */
export type OwnOrder = { readonly link: string } | { readonly secret: string };
type Deps = { readonly db: Db; readonly owner: Owner; readonly now: Date; readonly secret: string };
type OwnError = 'invalid_link' | 'company_closed';

/** The order that is the employee's own; `null`: there is none here. */
export async function findOwn(
  tx: Tx,
  by: OwnOrder,
  { owner }: Pick<Deps, 'owner'>,
): Promise<SubmissionWithBatch | null> {
  if ('secret' in by) return findSubmissionByToken(tx, sha256(by.secret));
  const batch = await findBatchByLink(tx, by.link);
  return batch && findDeviceSubmission(tx, batch.id, owner.deviceId);
}

/** The employee's own order; `invalid_link`: there is none here. */
export async function getOwnSubmission(by: OwnOrder, deps: Deps): Promise<Result<SubmissionView, 'invalid_link'>> {
  const found = await findOwn(deps.db, by, deps);
  return found ? ok(toSubmissionView(found, deps)) : fail('invalid_link');
}

/**
 * Opens the book of an order on the device that holds its own link, so that its photo can be changed there too; the link
 * is the employee's alone, like the link to a draft.
 */
export function openOwnBook(
  secret: string,
  { db, owner, now }: Omit<Deps, 'secret'>,
): Promise<Result<{ readonly bookId: string }, OwnError>> {
  return db.$transaction(async (tx) => {
    const found = await findOwn(tx, { secret }, { owner });
    if (!found?.bookId) return fail('invalid_link');
    if (!isEditable(found, now)) return fail('company_closed');
    if (!(await findOwnedBook(tx, found.bookId, owner))) await addDevice(tx, found.bookId, owner.deviceId, now);
    return ok({ bookId: found.bookId });
  });
}

/** Changes an order until its batch closes; `company_closed`: it has. */
export function changeSubmission(
  by: OwnOrder,
  { employeeName, email, bookType, filesToCompany, approved }: SubmissionChange,
  deps: Deps,
): Promise<Result<SubmissionView, OwnError>> {
  return withEditable(by, deps, (tx, row) =>
    updateSubmission(tx, row.id, {
      ...(employeeName !== undefined && { employeeName }),
      ...(email !== undefined && { employeeEmail: email }),
      ...(filesToCompany !== undefined && { filesToCompany }),
      ...(bookType !== undefined && row.batch.bookType === 'mix' && { bookType }),
      ...(approved && row.book && { approvedAt: deps.now, approvedRevision: row.book.revision }),
    }),
  );
}

/** Withdraws an order until its batch closes; the employee may order again. */
export const withdrawSubmission = (by: OwnOrder, deps: Deps): Promise<Result<SubmissionView, OwnError>> =>
  withEditable(by, deps, async (tx, row) => {
    await moveSubmission(tx, row, 'withdrawn', 'employee', deps.now);
    return updateSubmission(tx, row.id, { tokenHash: null });
  });

function withEditable(
  by: OwnOrder,
  deps: Deps,
  change: (tx: Tx, row: SubmissionWithBatch) => Promise<SubmissionWithBatch>,
): Promise<Result<SubmissionView, OwnError>> {
  return deps.db.$transaction(async (tx) => {
    const found = await findOwn(tx, by, deps);
    if (!found) return fail('invalid_link');
    await lockBatch(tx, found.batchId);
    const current = await findOwn(tx, by, deps);
    if (!current) return fail('invalid_link');
    if (!isEditable(current, deps.now)) return fail('company_closed');
    return ok(toSubmissionView(await change(tx, current), deps));
  });
}
