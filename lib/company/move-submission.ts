import type { Tx } from '@/lib/platform/db';
import type { SubmissionState } from './model';
import { submissionStates } from './states';

/** Who changes an employee's order: the employee, HR, the staff, the payment, or the shop by itself. */
export type SubmissionActor = 'employee' | 'hr' | 'staff' | 'payment' | 'shop';
type Movable = { readonly id: string; readonly state: SubmissionState };

/**
 * Changes the state of an employee's order and records the change: the only function that writes it. Returns `false`
 * and writes nothing when `submissionStates` forbids the change or the order is no longer in `submission.state`.
 */
export async function moveSubmission(
  tx: Tx,
  submission: Movable,
  to: SubmissionState,
  by: SubmissionActor,
  at: Date,
): Promise<boolean> {
  const { id, state: from } = submission;
  if (!submissionStates.canMove(from, to)) return false;
  const moved = await tx.companySubmission.updateMany({ where: { id, state: from }, data: { state: to } });
  if (moved.count !== 1) return false;
  await tx.companySubmissionChange.create({ data: { submissionId: id, from, to, by, at } });
  return true;
}
