import { renewDownload } from '@/lib/orders/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';

/** Extends the owner's download link by seven days. */
export const POST = mutation(
  '/api/orders/[orderId]/renew-download',
  { rate: 'write' },
  async ({ shop, visitor, params, now }) => {
    if (!visitor.account) return signInRequired(visitor);
    const { accountId } = visitor.account;
    const renewed = await renewDownload(params.orderId, { db: shop.db, accountId, now });
    return resultReply(renewed, ({ expiresAt }) => ({ expiresAt: expiresAt.toISOString() }));
  },
);
