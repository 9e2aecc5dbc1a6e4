import { endSession } from '@/lib/accounts/server';
import { mutation, reply } from '@/lib/wiring/http';
import { clearedSessionCookies } from '@/lib/wiring/http/session-cookies';

/** Ends the session and the country lock (spec §4 "Logout clears verification and the lock"). */
export const POST = mutation({ rate: 'write' }, async ({ shop, visitor }) => {
  if (visitor.sessionToken) await endSession(shop.db, visitor.sessionToken);
  return reply({}, 200, clearedSessionCookies(shop.env.SHOP_URL));
});
