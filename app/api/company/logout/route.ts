import { endSession } from '@/lib/accounts/server';
import { mutation, reply } from '@/lib/server/api';
import { companyUnavailable, createHrCookie, findHrAccount, readHrToken } from '@/lib/server/api/company';
import { clearSessionCookies } from '@/lib/server/api/cookies/session-cookies';

/**
 * Ends the HR session of this browser, and the shop's session of the same phone: on an office computer, whoever signs out
 * leaves nothing behind. Another person's session stays.
 */
export const POST = mutation('/api/company/logout', { rate: 'write' }, async (context) => {
  const unavailable = companyUnavailable();
  if (unavailable) return unavailable;
  const { shop, visitor } = context;
  const { accountId } = await findHrAccount(context);
  const token = readHrToken(context);
  if (token) await endSession(shop.db, token);
  const own = accountId !== null && visitor.account?.accountId === accountId ? visitor.sessionToken : null;
  if (own) await endSession(shop.db, own);
  return reply({}, 200, [createHrCookie(null, context), ...(own ? clearSessionCookies(shop.env.SHOP_URL) : [])]);
});
