import { endMarketing } from '@/lib/accounts/server';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { RemindersStopped } from '../letters/model';
import { deleteLetter } from '../letters/repo';
import { readStopToken } from './stop-token';

type Deps = { readonly db: Db; readonly secret: string | readonly string[]; readonly now: Date };

/** 'No more reminders': the address goes, or the account's consent ends. Safe to repeat. */
export async function stopReminders(
  token: string,
  { db, secret, now }: Deps,
): Promise<Result<RemindersStopped, 'link_invalid'>> {
  const stopped = readStopToken(secret, token);
  if (!stopped) return fail('link_invalid');
  if (stopped.what === 'letter') await deleteLetter(db, stopped.id);
  else await endMarketing(db, stopped.id, now);
  return ok({ stopped: true });
}
