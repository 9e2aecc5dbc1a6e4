import { confirmEmailSchema } from '@/lib/accounts';
import { confirmAddress } from '@/lib/orders/server';
import { secretsOf } from '@/lib/platform/env';
import { answer, mutation, signInFirst } from '@/lib/wiring/http';

/** 'Yes, this is my address', asked after a mail was opened there. */
export const POST = mutation({ rate: 'write', schema: confirmEmailSchema }, async ({ shop, visitor, input, now }) => {
  if (!visitor.account) return signInFirst(visitor);
  const { accountId } = visitor.account;
  const deps = { db: shop.db, accountId, secrets: secretsOf(shop.env), now };
  return answer(await confirmAddress(input.token, deps), (address) => address);
});
