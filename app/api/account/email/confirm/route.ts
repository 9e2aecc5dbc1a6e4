import { confirmEmailSchema } from '@/lib/accounts';
import { confirmEmailAddress } from '@/lib/orders/server';
import { getSecrets } from '@/lib/platform/env';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';

/** 'Yes, this is my address': confirms it with the token of a mail that was sent there. */
export const POST = mutation(
  '/api/account/email/confirm',
  { rate: 'write', schema: confirmEmailSchema },
  async ({ shop, visitor, input, now }) => {
    if (!visitor.account) return signInRequired(visitor);
    const { accountId } = visitor.account;
    const deps = { db: shop.db, accountId, secrets: getSecrets(shop.env), now };
    return resultReply(await confirmEmailAddress(input.token, deps), (email) => email);
  },
);
