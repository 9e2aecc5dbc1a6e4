import { useRef, useState } from 'react';
import { type ApiError, toApiError } from '@/lib/client/api/api-error';
import { useMarket } from '@/lib/client/market';
import { openPayment } from '@/lib/client/open-payment';
import type { OrderView } from '@/lib/orders';
import type { PriceTier } from '@/lib/prices';
import { orderTotals, type RewardsChoice } from './order-totals';

/**
 * Opens the payment page for a format. The server charges its own price: if the page shows another one, the order is
 * reloaded and the customer sees why nothing was charged.
 */
export function usePay(order: OrderView, onChanged: () => Promise<unknown>) {
  const { language } = useMarket();
  const [failure, setFailure] = useState<ApiError>();
  const [submitting, setSubmitting] = useState(false);
  const key = useRef<string>(null);

  const pay = async (tier: PriceTier, rewards: RewardsChoice) => {
    setFailure(undefined);
    setSubmitting(true);
    const { totalMinor } = orderTotals(order, tier, rewards).sum;
    try {
      key.current ??= crypto.randomUUID();
      await openPayment(`/api/orders/${order.id}/checkout`, {
        json: { tier, language, shownMinor: totalMinor, ...rewards },
        amountMinor: totalMinor,
        currency: order.currency,
        idempotencyKey: key.current,
      });
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.status !== 0) key.current = null;
      if (error.code === 'price_changed') await onChanged();
      setFailure(error);
      setSubmitting(false);
    }
  };
  return { pay, failure, submitting };
}
