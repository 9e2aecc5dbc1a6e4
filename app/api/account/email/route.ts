import { changeEmailSchema } from '@/lib/accounts';
import { changeEmail } from '@/lib/orders/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';

/** Changes the e-mail address of the account and its unpaid orders. */
export const POST = mutation(
  '/api/account/email',
  { rate: 'write', schema: changeEmailSchema },
  async ({ shop, visitor, input, now }) => {
    const { account, sessionToken } = visitor;
    if (!account || !sessionToken) return signInRequired(visitor);
    const { accountId } = account;
    const deps = { db: shop.db, enqueue: shop.enqueue, accountId, sessionToken, now };
    return resultReply(await changeEmail(input.email, deps), (email) => email);
  },
);
