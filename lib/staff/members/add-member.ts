import { parsePhone } from '@/lib/accounts';
import type { Db, Tx } from '@/lib/platform/db';
import { ok, type Result } from '@/lib/platform/result';
import type { StaffRole } from '../roles';
import { clearTotp, deleteMemberSessions, upsertMember } from './repository';

/** @param typed with its country code, or as it is dialled in Israel */
export const parseMemberPhone = (typed: string) => parsePhone(typed, 'IL');

type Entrant = { readonly phone: string; readonly role: StaffRole; readonly id?: string };

/** Lets a phone in within a transaction; its next sign-in sets up the authenticator app, and older sessions end. */
export async function letIn(tx: Tx, { phone, role, id: newId }: Entrant): Promise<void> {
  const { id } = await upsertMember(tx, phone, role, newId);
  await clearTotp(tx, id);
  await deleteMemberSessions(tx, id);
}

/**
 * Lets a phone into the desk in a role. Its next sign-in sets up the authenticator app: also the way back for a member
 * whose app is lost. Ends the sessions of this phone.
 */
export async function addMember(
  typed: string,
  role: StaffRole,
  { db }: { readonly db: Db },
): Promise<Result<{ readonly phone: string }, 'phone_invalid' | 'phone_prefix_not_allowed'>> {
  const parsed = parseMemberPhone(typed);
  if (!parsed.ok) return parsed;
  const { phone } = parsed.value;
  await db.$transaction((tx) => letIn(tx, { phone, role }));
  return ok({ phone });
}
