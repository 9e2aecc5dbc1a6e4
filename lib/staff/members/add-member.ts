import { parsePhone } from '@/lib/accounts';
import type { Db } from '@/lib/platform/db';
import { ok, type Result } from '@/lib/platform/result';
import type { StaffRole } from '../roles';
import { clearTotp, deleteMemberSessions, upsertMember } from './repository';

/**
 * Lets a phone into the desk in a role. Its next sign-in sets up the authenticator app: also the way back for a member
 * whose app is lost. Ends the sessions of this phone.
 * @param typed with its country code, or as it is dialled in Israel
 */
export async function addMember(
  typed: string,
  role: StaffRole,
  { db }: { readonly db: Db },
): Promise<Result<{ readonly phone: string }, 'phone_invalid' | 'phone_prefix_not_allowed'>> {
  const parsed = parsePhone(typed, 'IL');
  if (!parsed.ok) return parsed;
  const { phone } = parsed.value;
  await db.$transaction(async (tx) => {
    const { id } = await upsertMember(tx, phone, role);
    await clearTotp(tx, id);
    await deleteMemberSessions(tx, id);
  });
  return ok({ phone });
}
