import { localePath } from '@/lib/markets';
import { checkoutSchema } from '@/lib/orders';
import { openCheckout } from '@/lib/orders/server';
import { answer, mutation, signInFirst } from '@/lib/wiring/http';
import { lineName } from '@/lib/wiring/line-names';

/** Opens the payment provider's checkout. */
export const POST = mutation({ rate: 'pay', schema: checkoutSchema, idempotent: true }, async (context) => {
  const { shop, visitor, params, input, now } = context;
  if (!visitor.account) return signInFirst(visitor);
  const opened = await openCheckout(params.orderId ?? '', input, {
    db: shop.db,
    payment: shop.payment,
    now,
    accountId: visitor.account.accountId,
    lineName,
    urls: ({ id, country }) => {
      const at = (rest: string) => `${shop.env.SHOP_URL}${localePath(country, input.language, rest)}`;
      return { success: at(`/order-confirmation/${id}`), cancel: at(`/checkout/${id}?cancelled=1`) };
    },
  });
  return answer(opened, (value) => value);
});
