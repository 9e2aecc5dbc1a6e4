import { myOrder } from '@/lib/orders/server';
import { supportRequestSchema } from '@/lib/support';
import { requestSupport } from '@/lib/support/server';
import { answer, mutation } from '@/lib/wiring/http';
import { orderDeps } from '@/lib/wiring/http/owner';

/** Stores a message to the shop and mails it to both sides (spec §7). */
export const POST = mutation({ rate: 'support', schema: supportRequestSchema }, async (context) => {
  const { shop, visitor, input, now } = context;
  const reading = orderDeps(context);
  const requested = await requestSupport(input, {
    db: shop.db,
    enqueue: shop.enqueue,
    now,
    deviceId: visitor.deviceId,
    account: visitor.account,
    ownsOrder: async (orderId) => reading !== null && (await myOrder(orderId, reading)).ok,
  });
  return answer(requested, () => ({}));
});
