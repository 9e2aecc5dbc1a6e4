import { useEffect } from 'react';
import type { OrderView } from '@/lib/orders';
import { track } from '@/lib/tracking';

const HOUR_MS = 3_600_000;

/** Tracks the purchase when its customer comes back from the payment, once per order in this browser. */
export function useTrackPurchase({ number, paidAt, totalMinor, currency }: OrderView): void {
  useEffect(() => {
    if (!paidAt || Date.now() - new Date(paidAt).getTime() > HOUR_MS) return;
    const key = `purchase-${number}`;
    if (sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, '1');
    track({ name: 'Purchase', orderNumber: number, amountMinor: totalMinor, currency }, new Date());
  }, [number, paidAt, totalMinor, currency]);
}
