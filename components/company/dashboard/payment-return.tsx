'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { PaymentNotice, usePaymentOutcome } from '@/components/feedback/payment-notice';
import { Icon } from '@/components/ui/icon';
import type { BatchState } from '@/lib/company';

const UNPAID: readonly BatchState[] = ['open', 'closed'];

/** Whether HR has come back from a paid payment page whose event has not arrived yet: nothing else is offered then. */
export const useAwaitsPayment = ({ state }: { readonly state: BatchState }): boolean =>
  useSearchParams().has('paid') && UNPAID.includes(state);

/** After the payment page: thanks, or that nothing was charged. The provider's event may arrive after the visitor. */
export function PaymentReturn({ state }: { readonly state: BatchState }) {
  const t = useTranslations('company.order');
  const query = useSearchParams();
  const outcome = usePaymentOutcome(query);
  if (!query.has('paid')) return <PaymentNotice outcome={outcome} />;
  return (
    <p className="flex gap-3 rounded-control bg-mint-wash px-4 py-3 text-mint-deep" role="status">
      <Icon className="mt-0.5" name={UNPAID.includes(state) ? 'clock' : 'circle-check'} />
      {t(UNPAID.includes(state) ? 'confirming' : 'thanks')}
    </p>
  );
}
