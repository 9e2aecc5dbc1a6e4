import type { PriceId, Quote } from '@/lib/prices';

const isDelivery = ({ priceId }: Quote['lines'][number]): boolean => priceId.includes('_delivery_');

/** A quote with the names of its lines, for the screen: the delivery last. */
export const toNamedQuote = ({ lines, totalMinor }: Quote, getName: (priceId: PriceId) => string) => ({
  lines: [...lines.filter((line) => !isDelivery(line)), ...lines.filter(isDelivery)].map(
    ({ priceId, quantity, unitMinor }) => ({ name: getName(priceId), quantity, unitMinor }),
  ),
  totalMinor,
});
