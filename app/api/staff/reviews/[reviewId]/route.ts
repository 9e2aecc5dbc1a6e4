import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { expireReviews } from '@/lib/server/reviews/cached-reviews';
import { reviewDecisionSchema } from '@/lib/staff';
import { decideAboutReview } from '@/lib/staff/server';

/** Publishes a review, which shoppers see at once, or refuses it. */
export const POST = mutation(
  '/api/staff/reviews/[reviewId]',
  { rate: 'write', schema: reviewDecisionSchema, idempotent: true },
  (context) =>
    staffAction(context, 'reviews.decide', async (deps) => {
      const decided = await decideAboutReview(context.params.reviewId, context.input.decision, deps);
      if (decided.ok) await expireReviews();
      return decided;
    }),
);
