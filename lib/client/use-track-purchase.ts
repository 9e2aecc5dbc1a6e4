import { useEffect } from 'react';
import { trackPurchase } from './open-payment';

type Paid = {
  readonly paid: boolean;
  /** Missing where the page follows one payment only: that of the page before. */
  readonly orderNumber?: string | undefined;
};

/** Tracks a purchase, once, when its customer comes back from the payment and the order is paid. */
export function useTrackPurchase({ paid, orderNumber }: Paid): void {
  useEffect(() => {
    if (paid) trackPurchase(orderNumber);
  }, [paid, orderNumber]);
}
