import { useEffect, useRef } from 'react';
import { PaymentNotice, usePaymentOutcome } from '@/components/feedback/payment-notice';

/**
 * How the teacher came back from the payment page, beside the price (spec §8 'Payment Cancelled'). The form is long and
 * drawn after the page has opened, so that the notice brings itself into view.
 */
export function ClassPaymentNotice() {
  const outcome = usePaymentOutcome(new URLSearchParams(window.location.search));
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!outcome) return;
    notice.current?.scrollIntoView({ block: 'center' });
    notice.current?.focus({ preventScroll: true });
  }, [outcome]);
  if (!outcome) return null;
  return (
    <div ref={notice} tabIndex={-1}>
      <PaymentNotice outcome={outcome} />
    </div>
  );
}
