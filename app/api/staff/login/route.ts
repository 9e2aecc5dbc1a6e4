import { verifyCodeSchema } from '@/lib/accounts';
import { newToken } from '@/lib/platform/ids';
import { mutation, reply, resultReply } from '@/lib/server/api';
import { createStaffCookie } from '@/lib/server/api/staff';
import { createKeyedHash } from '@/lib/server/secrets';
import { checkStaffPhone } from '@/lib/staff/server';

/** First step into the desk: the code of the phone. */
export const POST = mutation(
  '/api/staff/login',
  { rate: 'write', schema: verifyCodeSchema },
  async ({ shop, visitor, input, now }) => {
    const { db, env } = shop;
    const { STAFF_OWNER_PHONE: ownerPhone, SHOP_SECRET: secret } = env;
    const deps = { db, now, identity: visitor, hmac: createKeyedHash(env), newToken, ownerPhone, secret };
    const begun = await checkStaffPhone(input, deps);
    if (!begun.ok) return resultReply(begun, () => null);
    return reply({}, 200, [createStaffCookie(begun.value, { shop, now })]);
  },
);
