import { phoneText } from '@/lib/accounts/server';
import { query, reply, sessionEnded } from '@/lib/wiring/http';

/** Who is signed in (spec §7). */
export const GET = query(async ({ visitor }) => {
  if (!visitor.account) return reply({ verified: false, ...(sessionEnded(visitor) && { expired: true }) });
  const { phone, email, emailVerified, country } = visitor.account;
  return reply({ verified: true, phone, phoneText: phoneText(phone), email, emailVerified, country });
});
