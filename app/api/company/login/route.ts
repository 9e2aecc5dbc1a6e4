import { verifyCodeSchema } from '@/lib/accounts';
import { signInHr } from '@/lib/company/server';
import { newToken } from '@/lib/platform/ids';
import { mutation, reply, resultReply } from '@/lib/server/api';
import { companyUnavailable, createHrCookie } from '@/lib/server/api/company';
import { createKeyedHash } from '@/lib/server/secrets';

/** Opens an HR session with a one-time code. */
export const POST = mutation(
  '/api/company/login',
  { rate: 'write', schema: verifyCodeSchema },
  async ({ shop, visitor, input, now }) => {
    const unavailable = companyUnavailable();
    if (unavailable) return unavailable;
    const deps = { db: shop.db, now, identity: visitor, hmac: createKeyedHash(shop.env), newToken };
    const signedIn = await signInHr(input, deps);
    if (!signedIn.ok) return resultReply(signedIn, () => null);
    return reply({}, 200, [createHrCookie(signedIn.value, { shop, now })]);
  },
);
