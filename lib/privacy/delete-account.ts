import { isFreshSignIn } from '@/lib/accounts/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, type Result } from '@/lib/platform/result';
import { eraseAccount } from './erase-account';

type Deps = {
  readonly db: Db;
  readonly enqueue: Enqueue;
  readonly accountId: string;
  /** The session's token: the phone must have been verified just now. */
  readonly sessionToken: string;
  readonly now: Date;
};
type DeletionError = 'not_found' | 'verification_too_old' | 'account_orders_open';

/**
 * 'Delete everything' (rulings, "Photos and names": "delete now" at any time), of whoever has just verified the phone.
 */
export function deleteAccount({
  db,
  accountId,
  sessionToken,
  enqueue,
  now,
}: Deps): Promise<Result<{ readonly deleted: true }, DeletionError>> {
  return db.$transaction(async (tx) => {
    if (!(await isFreshSignIn(tx, sessionToken, now))) return fail('verification_too_old');
    return eraseAccount(tx, accountId, { enqueue, now, reason: 'asked' });
  });
}
