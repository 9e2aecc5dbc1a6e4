import { endSession } from '@/lib/accounts/server';
import { mutation, reply } from '@/lib/server/api';
import { companyUnavailable, createHrCookie, readHrToken } from '@/lib/server/api/company';

/** Ends the HR session of this browser. */
export const POST = mutation('/api/company/logout', { rate: 'write' }, async (context) => {
  const unavailable = companyUnavailable();
  if (unavailable) return unavailable;
  const token = readHrToken(context);
  if (token) await endSession(context.shop.db, token);
  return reply({}, 200, [createHrCookie(null, context)]);
});
