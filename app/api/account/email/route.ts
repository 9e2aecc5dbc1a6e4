import { changeEmailSchema } from '@/lib/accounts';
import { changeEmail } from '@/lib/orders/server';
import { answer, mutation, signInFirst } from '@/lib/wiring/http';

/** Another address for the account and its unpaid orders. */
export const POST = mutation({ rate: 'write', schema: changeEmailSchema }, async ({ shop, visitor, input }) => {
  if (!visitor.account) return signInFirst(visitor);
  const { accountId } = visitor.account;
  return answer(await changeEmail(input.email, { db: shop.db, accountId }), (address) => address);
});
