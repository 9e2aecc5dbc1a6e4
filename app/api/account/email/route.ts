import { changeEmailSchema } from '@/lib/accounts';
import { changeEmail } from '@/lib/orders/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';

/** Changes the e-mail address of the account and its unpaid orders. */
export const POST = mutation(
  '/api/account/email',
  { rate: 'write', schema: changeEmailSchema },
  async ({ shop, visitor, input, now }) => {
    if (!visitor.account) return signInRequired(visitor);
    const { accountId } = visitor.account;
    return resultReply(
      await changeEmail(input.email, { db: shop.db, enqueue: shop.enqueue, accountId, now }),
      (email) => email,
    );
  },
);
