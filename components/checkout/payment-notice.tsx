import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';

type Outcome = 'cancelled' | 'failed';

/** How the visitor came back from the payment page, by the address. */
export function returnedFrom(query: Pick<URLSearchParams, 'has'>): Outcome | null {
  if (query.has('failed')) return 'failed';
  return query.has('cancelled') ? 'cancelled' : null;
}

/** The address without what was told; the rest of its query stays. */
export function onceTold(address: string, outcome: Outcome): string {
  const url = new URL(address);
  url.searchParams.delete(outcome);
  return url.href;
}

/**
 * The same, said once: the address is cleaned at once, so that neither a reload nor a bookmark tells of a payment that
 * failed some other time.
 */
export function useReturnedFrom(query: Pick<URLSearchParams, 'has'>): Outcome | null {
  const [outcome] = useState(() => returnedFrom(query));
  useEffect(() => {
    if (!outcome) return;
    window.history.replaceState(window.history.state, '', onceTold(window.location.href, outcome));
  }, [outcome]);
  return outcome;
}

/** Spec §8 'Payment Cancelled' and 'Error processing payment': nothing was charged, and how to go on. */
export function PaymentNotice({ outcome }: { readonly outcome: Outcome | null }) {
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
