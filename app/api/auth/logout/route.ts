import { logoutSchema } from '@/lib/accounts';
import { endSession } from '@/lib/accounts/server';
import { mutation, reply } from '@/lib/server/api';
import { clearSessionCookies } from '@/lib/server/api/cookies/session-cookies';
import { createDevice } from '@/lib/server/api/visitor';

/**
 * Ends the session and the country lock (spec §4 "Logout clears verification and the lock"). On a shared computer it
 * also replaces the device id, so that the next visitor has no access to its drafts and verified phones.
 */
export const POST = mutation(
  '/api/auth/logout',
  { rate: 'write', schema: logoutSchema },
  async ({ shop, visitor, input }) => {
    if (visitor.sessionToken) await endSession(shop.db, visitor.sessionToken);
    const device = input.shared ? createDevice(shop.env).cookies : [];
    return reply({}, 200, [...clearSessionCookies(shop.env.SHOP_URL), ...device]);
  },
);
