import { logoutSchema } from '@/lib/accounts';
import { endSession } from '@/lib/accounts/server';
import { mutation, reply } from '@/lib/wiring/http';
import { clearedSessionCookies } from '@/lib/wiring/http/session-cookies';
import { newDevice } from '@/lib/wiring/http/visitor';

/**
 * Ends the session and the country lock (spec §4 "Logout clears verification and the lock"). A shared computer becomes
 * another device as well: what was begun on it, and that a phone was verified there, is nobody's any more (S20).
 */
export const POST = mutation({ rate: 'write', schema: logoutSchema }, async ({ shop, visitor, input }) => {
  if (visitor.sessionToken) await endSession(shop.db, visitor.sessionToken);
  const device = input.shared ? newDevice(shop.env).cookies : [];
  return reply({}, 200, [...clearedSessionCookies(shop.env.SHOP_URL), ...device]);
});
