import { type SignUrl, signPagePicture } from '@/lib/books/server';
import { findOrder } from '@/lib/orders/server';
import { lockAttempts, recordAttempts } from '@/lib/platform/http';
import { fail, ok, type Result } from '@/lib/platform/result';
import { runAudited } from '../audit/run-audited';
import { STAFF_LIMITS } from '../limits';
import type { ActDeps } from './act';

type Look = { readonly page: string; readonly reason: string };
type LookError = 'not_found' | 'page_not_drawn' | 'too_many_attempts';
type Seen = { readonly url: string };

/** Counts one look of a member; refused when there were many within the hour. */
const countLook = ({ db, actor, now }: ActDeps): Promise<Result<null, 'too_many_attempts'>> =>
  db.$transaction(async (tx) => {
    const limits = [{ key: `staff-look:${actor.memberId}`, ...STAFF_LIMITS.looks }];
    const waitSeconds = await lockAttempts(tx, limits, now);
    if (waitSeconds > 0) return fail('too_many_attempts', { waitSeconds });
    await recordAttempts(tx, limits, now);
    return ok(null);
  });

/**
 * Shows the drawn picture of one page of a paid book, by a link that works for minutes. The look and its reason stand in
 * the order's history, and the customer finds them in the data that they download.
 */
export async function seePage(
  orderId: string,
  { page, reason }: Look,
  deps: ActDeps & { readonly sign: SignUrl },
): Promise<Result<Seen, LookError>> {
  const order = await findOrder(deps.db, orderId);
  const bookId = order?.paidAt ? order.bookId : null;
  if (!bookId) return fail('not_found');
  const described = { action: 'look', subject: 'order', subjectId: orderId, reason, data: { page } } as const;
  return runAudited<Result<Seen, LookError>>(described, deps, async () => {
    const counted = await countLook(deps);
    if (!counted.ok) return counted;
    const expiresAt = new Date(deps.now.getTime() + STAFF_LIMITS.lookMinutes * 60_000);
    const url = await signPagePicture(deps.db, { bookId, key: page }, { sign: deps.sign, expiresAt });
    return url ? ok({ url }) : fail('page_not_drawn');
  });
}
