import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';

type PaymentOutcome = 'cancelled' | 'failed';

/** Reads from the query how the visitor came back from the payment page. */
export function readPaymentOutcome(query: Pick<URLSearchParams, 'has'>): PaymentOutcome | null {
  if (query.has('failed')) return 'failed';
  return query.has('cancelled') ? 'cancelled' : null;
}

/** Removes the outcome from the URL and keeps the rest of the query. */
export function withoutPaymentOutcome(address: string, outcome: PaymentOutcome): string {
  const url = new URL(address);
  url.searchParams.delete(outcome);
  return url.href;
}

/** Reads the outcome once and removes it from the URL, so that a reload or a bookmark does not show an old failure. */
export function usePaymentOutcome(query: Pick<URLSearchParams, 'has'>): PaymentOutcome | null {
  const [outcome] = useState(() => readPaymentOutcome(query));
  useEffect(() => {
    if (!outcome) return;
    window.history.replaceState(window.history.state, '', withoutPaymentOutcome(window.location.href, outcome));
  }, [outcome]);
  return outcome;
}

/** Spec §8 'Payment Cancelled' and 'Error processing payment': says that nothing was charged and how to go on. */
export function PaymentNotice({ outcome }: { readonly outcome: PaymentOutcome | null }) {
  const t = useTranslations('checkout.notice');
  if (!outcome) return null;
  const failed = outcome === 'failed';
  return (
    <div
      className={`flex gap-3 rounded-control px-4 py-3 ${failed ? 'bg-coral-wash text-coral-press' : 'bg-honey-wash'}`}
      role="alert"
    >
      <Icon className="mt-0.5" name={failed ? 'circle-exclamation-point' : 'info'} />
      <p>
        <b className="block font-semibold">{t(`${outcome}.title`)}</b>
        {t(`${outcome}.text`)}
      </p>
    </div>
  );
}
