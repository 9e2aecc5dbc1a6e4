import { COUNTRIES, localePath } from '@/lib/markets';
import { buyAdvancedSchema } from '@/lib/orders';
import { buyAdvanced } from '@/lib/orders/server';
import { mutation, signInRequired } from '@/lib/server/api';
import { openedCheckoutReply } from '@/lib/server/api/opened-checkout';

/** Opens the payment provider's checkout of the advanced model for a bought book. */
export const POST = mutation(
  '/api/orders/[orderId]/hero/advanced',
  { rate: 'pay', schema: buyAdvancedSchema, idempotent: true },
  async (context) => {
    const { shop, visitor, params, input, now } = context;
    if (!visitor.account) return signInRequired(visitor);
    const { accountId, country: accountCountry } = visitor.account;
    const opened = await buyAdvanced(params.orderId, input.shownMinor, {
      db: shop.db,
      enqueue: shop.enqueue,
      payment: shop.payments.select(COUNTRIES[accountCountry].currency),
      now,
      accountId,
      urls: ({ country }) => {
        const page = `${shop.env.SHOP_URL}${localePath(country, input.language, `/editor/${params.orderId}/hero`)}`;
        return { success: `${page}?step=paid`, cancel: `${page}?step=compare` };
      },
    });
    return openedCheckoutReply(opened, context);
  },
);
