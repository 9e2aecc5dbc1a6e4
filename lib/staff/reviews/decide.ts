import type { Db } from '@/lib/platform/db';
import { decideReview, type ReviewDecision } from '@/lib/rewards/server';
import { runAudited } from '../audit/run-audited';
import type { StaffActor } from '../login/session';

type Deps = { readonly db: Db; readonly actor: StaffActor; readonly now: Date; readonly newId: () => string };

/** Publishes what a customer wrote about the shop, or refuses it. */
export const decideAboutReview = (reviewId: string, decision: ReviewDecision, deps: Deps) =>
  runAudited(
    {
      action: decision === 'published' ? 'review_publish' : 'review_reject',
      subject: 'review',
      subjectId: reviewId,
    },
    deps,
    () => decideReview(reviewId, decision, deps),
  );
