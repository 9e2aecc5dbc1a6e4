import { endAllSessions } from '@/lib/accounts/server';
import { mutation, reply, signInRequired } from '@/lib/server/api';
import { clearSessionCookies } from '@/lib/server/api/cookies/session-cookies';

/** Ends every session of the account, including this one. */
export const POST = mutation('/api/auth/logout-everywhere', { rate: 'write' }, async ({ shop, visitor }) => {
  if (!visitor.account) return signInRequired(visitor);
  await endAllSessions(shop.db, visitor.account.accountId);
  return reply({}, 200, clearSessionCookies(shop.env.SHOP_URL));
});
