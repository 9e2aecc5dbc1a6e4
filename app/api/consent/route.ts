import { measuringSchema } from '@/lib/accounts';
import { chooseMeasuring } from '@/lib/accounts/server';
import { mutation, reply } from '@/lib/server/api';
import { createConsentCookie } from '@/lib/server/api/cookies/consent-cookie';

/** Remembers what the visitor allows to measure, and in an account's history of consents since when. Repeatable. */
export const POST = mutation(
  '/api/consent',
  { rate: 'write', schema: measuringSchema, createsDevice: false },
  async ({ shop, visitor, input, now }) => {
    if (visitor.account) await chooseMeasuring(input, { db: shop.db, accountId: visitor.account.accountId, now });
    return reply({}, 200, [createConsentCookie(input.allowed, shop.env.SHOP_URL)]);
  },
);
