import { COUNTRIES, localePath } from '@/lib/markets';
import { checkoutSchema } from '@/lib/orders';
import { openCheckout } from '@/lib/orders/server';
import { mutation, signInRequired } from '@/lib/server/api';
import { openedCheckoutReply } from '@/lib/server/api/opened-checkout';

/** Opens the payment provider's checkout. */
export const POST = mutation(
  '/api/orders/[orderId]/checkout',
  { rate: 'pay', schema: checkoutSchema, idempotent: true },
  async (context) => {
    const { shop, visitor, params, input, now } = context;
    if (!visitor.account) return signInRequired(visitor);
    const opened = await openCheckout(params.orderId, input, {
      db: shop.db,
      enqueue: shop.enqueue,
      payment: shop.payments.select(COUNTRIES[visitor.account.country].currency),
      now,
      accountId: visitor.account.accountId,
      urls: ({ id, country, kindergarten }) => {
        const toUrl = (rest: string) => `${shop.env.SHOP_URL}${localePath(country, input.language, rest)}`;
        if (kindergarten) {
          return {
            success: toUrl(`/kindergarten/${kindergarten.id}`),
            cancel: toUrl('/kindergarten?cancelled=1#summary'),
          };
        }
        return { success: toUrl(`/order-confirmation/${id}`), cancel: toUrl(`/checkout/${id}?cancelled=1`) };
      },
    });
    return openedCheckoutReply(opened, context);
  },
);
