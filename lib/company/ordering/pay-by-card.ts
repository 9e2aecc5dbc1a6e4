import { COUNTRIES, type Language, localePath } from '@/lib/markets';
import { type CheckoutDeps, openCheckout } from '@/lib/orders/server';
import type { PaymentPort } from '@/lib/providers/payment/port';
import type { BatchCheckout } from '../schema';
import { orderBatch } from './order-batch';

type Deps = Omit<CheckoutDeps, 'urls' | 'payment'> & {
  readonly shopUrl: string;
  readonly selectPayment: (currency: (typeof COUNTRIES)[keyof typeof COUNTRIES]['currency']) => PaymentPort;
};

/**
 * Closes a batch, orders its books and opens the payment page, which leads back to the dashboard. `shownMinor` is the
 * total that the dashboard showed: where orders came in meanwhile, the answer is `price_changed`.
 */
export async function payBatchByCard(
  batchId: string,
  { shownMinor, language }: BatchCheckout,
  { shopUrl, selectPayment, ...deps }: Deps,
) {
  const ordered = await orderBatch(batchId, deps);
  if (!ordered.ok) return ordered;
  const { orderId, linkToken, country, tier } = ordered.value;
  const toUrl = (outcome: 'paid' | 'cancelled', shown: Language) =>
    `${shopUrl}${localePath(country, shown, `/company/${linkToken}/dashboard`)}?${outcome}=1`;
  return openCheckout(
    orderId,
    { tier, shownMinor, useCoupon: false, useCredits: false },
    {
      ...deps,
      payment: selectPayment(COUNTRIES[country].currency),
      urls: () => ({ success: toUrl('paid', language), cancel: toUrl('cancelled', language) }),
    },
  );
}
