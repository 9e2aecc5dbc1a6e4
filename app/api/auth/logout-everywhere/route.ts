import { endAllSessions } from '@/lib/accounts/server';
import { mutation, reply, signInFirst } from '@/lib/wiring/http';
import { clearedSessionCookies } from '@/lib/wiring/http/session-cookies';

/** Ends every session of the account, this one too. */
export const POST = mutation({ rate: 'write' }, async ({ shop, visitor }) => {
  if (!visitor.account) return signInFirst(visitor);
  await endAllSessions(shop.db, visitor.account.accountId);
  return reply({}, 200, clearedSessionCookies(shop.env.SHOP_URL));
});
