import {
  findNotified,
  type InactiveAccount,
  isSigningIn,
  listNotified,
  listToNotify,
  lockAccount,
} from '@/lib/accounts/server';
import { iterateBatches } from '@/lib/email/server';
import { isDaytime } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { log } from '@/lib/platform/logging/log';
import { eraseAccount } from '../erase-account';
import { inactiveNoticeJob } from '../jobs';
import { isInUse } from './is-in-use';
import { getNoticeKey } from './notice-key';
import { getLastVisit, getNoticeDate } from './periods';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date };

/** Notices of one run, so that a shop with many old accounts spreads them over the hours of some days. */
const MAX_NOTICES = 200;

const getDue = (now: Date) => ({ visitedBefore: getLastVisit(now), notifiedBefore: getNoticeDate(now) });

/** Deletes one account, unless there was a visit, or one is about to be, or something is to come; `false` then. */
const deleteInactive = (id: string, { db, enqueue, now }: Deps): Promise<boolean> =>
  db.$transaction(async (tx) => {
    await lockAccount(tx, id);
    // Read under the lock: its owner may have just signed in.
    const account = await findNotified(tx, id, getDue(now));
    if (!account || (await isSigningIn(tx, account, now)) || (await isInUse(tx, account, now))) return false;
    return (await eraseAccount(tx, id, { enqueue, now, reason: 'inactive' })).ok;
  });

/** Enqueues the notice to one owner; a notice that already waits is not enqueued again. */
async function notify(account: InactiveAccount, { db, enqueue, now }: Deps): Promise<boolean> {
  if (!isDaytime(account.country, now) || (await isInUse(db, account, now))) return false;
  await enqueue(db, inactiveNoticeJob, { accountId: account.id }, { key: getNoticeKey(account) });
  return true;
}

/** Does it for each row, at most `limit` times; collects what failed. Returns how often it was done. */
async function doForEach<Row>(
  rows: AsyncIterable<Row>,
  act: (row: Row) => Promise<boolean>,
  failures: unknown[],
  limit = Number.POSITIVE_INFINITY,
): Promise<number> {
  let done = 0;
  for await (const row of rows) {
    const acted = await act(row).catch((thrown: unknown) => {
      failures.push(thrown);
      return false;
    });
    done += acted ? 1 : 0;
    if (done >= limit) break;
  }
  return done;
}

/**
 * Ends accounts that nobody has visited for 24 months: their owners are notified, and 30 days after that the accounts are
 * deleted like 'Delete everything'. A visit in between ends it. Accounts with something still to come are left until it
 * has. Idempotent; throws at the end when some could not be deleted.
 */
export async function handleWatchInactive(deps: Deps): Promise<void> {
  const { db, now } = deps;
  const failures: unknown[] = [];
  const notified = iterateBatches((lastId, take) => listNotified(db, getDue(now), lastId, take));
  const deleted = await doForEach(notified, ({ id }) => deleteInactive(id, deps), failures);
  const toNotify = iterateBatches((lastId, take) => listToNotify(db, getLastVisit(now), lastId, take));
  const notices = await doForEach(toNotify, (account) => notify(account, deps), failures, MAX_NOTICES);
  if (deleted + notices > 0) log.info({ event: 'inactive_accounts', deleted, notices }, 'accounts that nobody visits');
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts failed: ${failures[0]}`);
}
