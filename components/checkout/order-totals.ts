import { isAvailable } from '@/lib/capabilities';
import type { OrderView } from '@/lib/orders';
import { type PriceTier, type Quote, quoteBook, quoteUpgrade } from '@/lib/prices';

type PricedOrder = Pick<OrderView, 'country' | 'imageModel' | 'offer' | 'dedication' | 'isUpgrade'>;

/** Price of a format with and without the offer; both list the same lines in the same order. */
export function orderTotals(order: PricedOrder, tier: PriceTier): { readonly sum: Quote; readonly regular: Quote } {
  const { country, imageModel: model, offer } = order;
  const dedication = order.dedication !== null && isAvailable('dedication');
  if (order.isUpgrade) {
    const upgrade = quoteUpgrade({ country, model, dedication });
    return { sum: upgrade, regular: upgrade };
  }
  const asked = { country, tier, model, dedication };
  return { sum: quoteBook({ ...asked, percentOff: offer?.percentOff ?? 0 }), regular: quoteBook(asked) };
}
