import { parsePhone } from '@/lib/accounts';
import { DEFAULT_COUNTRY } from '@/lib/markets';
import { getOrder } from '@/lib/orders/server';
import { mutation, resultReply } from '@/lib/server/api';
import { getOrderDeps } from '@/lib/server/api/owner';
import { supportRequestSchema } from '@/lib/support';
import { createSupportRequest } from '@/lib/support/server';

/** Stores a support request and mails both sides (spec §7). */
export const POST = mutation('/api/support', { rate: 'support', schema: supportRequestSchema }, async (context) => {
  const { shop, visitor, input, now } = context;
  const orderDeps = getOrderDeps(context);
  const requested = await createSupportRequest(input, {
    db: shop.db,
    enqueue: shop.enqueue,
    now,
    deviceId: visitor.deviceId,
    account: visitor.account,
    normalizePhone(typed) {
      const parsed = parsePhone(typed, visitor.account?.country ?? DEFAULT_COUNTRY);
      return parsed.ok ? parsed.value.phone : typed;
    },
    ownsOrder: async (orderId) => orderDeps !== null && (await getOrder(orderId, orderDeps)).ok,
  });
  return resultReply(requested, () => ({}));
});
