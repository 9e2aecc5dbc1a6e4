import type { OrderView } from '@/lib/orders';
import { type PriceTier, type Quote, quote } from '@/lib/prices';

type PricedOrder = Pick<OrderView, 'country' | 'imageModel' | 'offer'>;

/** Price of a format with and without the offer; both list the same lines in the same order. */
export function orderTotals(order: PricedOrder, tier: PriceTier): { readonly sum: Quote; readonly regular: Quote } {
  const { country, imageModel: model, offer } = order;
  const asked = { country, tier, model, dedication: false };
  return { sum: quote({ ...asked, percentOff: offer?.percentOff ?? 0 }), regular: quote(asked) };
}
