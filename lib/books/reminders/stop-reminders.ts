import { withdrawMarketing } from '@/lib/accounts/server';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { RemindersStopped } from '../email-subscriptions/model';
import { deleteSubscription } from '../email-subscriptions/repository';
import { verifyStopToken } from './stop-token';

type Deps = { readonly db: Db; readonly secret: string | readonly string[]; readonly now: Date };

/** 'No more reminders': deletes the address or withdraws the account's consent. Idempotent. */
export async function stopReminders(
  token: string,
  { db, secret, now }: Deps,
): Promise<Result<RemindersStopped, 'link_invalid'>> {
  const stopped = verifyStopToken(secret, token);
  if (!stopped) return fail('link_invalid');
  if (stopped.kind === 'letter') await deleteSubscription(db, stopped.id);
  else await withdrawMarketing(db, stopped.id, now);
  return ok({ stopped: true });
}
