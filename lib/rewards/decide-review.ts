import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { moveReview } from './move-review';
import * as repo from './repository';

export type ReviewDecision = 'published' | 'rejected';

/** Publishes a review or refuses it, once; its reward stays either way. */
export async function decideReview(
  id: string,
  decision: ReviewDecision,
  { db }: { readonly db: Db },
): Promise<Result<{ readonly decided: true }, 'not_found' | 'review_decided'>> {
  const review = await repo.findReviewState(db, id);
  if (!review) return fail('not_found');
  return (await moveReview(db, review, decision)) ? ok({ decided: true }) : fail('review_decided');
}
