import { renewDownload } from '@/lib/orders/server';
import { answer, mutation, signInFirst } from '@/lib/wiring/http';

/** Seven more days for the owner's download. */
export const POST = mutation({ rate: 'write' }, async ({ shop, visitor, params, now }) => {
  if (!visitor.account) return signInFirst(visitor);
  const { accountId } = visitor.account;
  const renewed = await renewDownload(params.orderId ?? '', { db: shop.db, accountId, now });
  return answer(renewed, ({ expiresAt }) => ({ expiresAt: expiresAt.toISOString() }));
});
