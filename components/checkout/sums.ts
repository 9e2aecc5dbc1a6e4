import type { OrderView } from '@/lib/orders';
import { type PriceTier, type Quote, quote } from '@/lib/prices';

type Priced = Pick<OrderView, 'country' | 'imageModel' | 'offer'>;

/** What a format of the order costs now, and what it costs without an offer; line by line in the same order. */
export function sumsOf(order: Priced, tier: PriceTier): { readonly sum: Quote; readonly regular: Quote } {
  const { country, imageModel: model, offer } = order;
  const asked = { country, tier, model, dedication: false };
  return { sum: quote({ ...asked, percentOff: offer?.percentOff ?? 0 }), regular: quote(asked) };
}
