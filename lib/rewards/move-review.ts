import type { Tx } from '@/lib/platform/db';
import { type ReviewState, reviewStates } from './states';

type Movable = { readonly id: string; readonly state: ReviewState };

/**
 * Changes the state of a review: the only function that writes it. Returns `false` and writes nothing when
 * `reviewStates` forbids the change or the review is no longer in `review.state`. The staff's audit trail records it.
 */
export async function moveReview(tx: Tx, { id, state: from }: Movable, to: ReviewState): Promise<boolean> {
  if (!reviewStates.canMove(from, to)) return false;
  return (await tx.review.updateMany({ where: { id, state: from }, data: { state: to } })).count === 1;
}
