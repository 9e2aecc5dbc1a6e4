import type { z } from 'zod';
import type { Db } from '@/lib/platform/db';
import { ok, type Result } from '@/lib/platform/result';
import { REMINDER_CONSENT_VERSION, type ReminderCreated } from './reminder';
import { upsertReminder } from './repository';
import type { reminderSchema } from './schema';

/** Who asks: the row is deleted with the account, although nobody has confirmed the address. */
type Asker = { readonly accountId: string | null; readonly deviceId: string };

/** Stores an address until its partner's offer opens. A bot that filled in the honeypot gets the same answer. */
export async function createReminder(
  { website, consent: _, ...asked }: z.output<typeof reminderSchema>,
  { db, now, asker }: { readonly db: Db; readonly now: Date; readonly asker: Asker },
): Promise<Result<ReminderCreated, never>> {
  const consented = { consentVersion: REMINDER_CONSENT_VERSION, consentAt: now };
  if (website === '') await upsertReminder(db, { ...asked, ...consented, ...asker });
  return ok({ stored: true });
}
