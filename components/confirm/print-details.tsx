import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Num } from '@/components/ui/text';
import { useMarket } from '@/lib/client/market';
import type { ConfirmationView } from '@/lib/fulfilment';
import type { OrderView } from '@/lib/orders';
import { INTERIOR_PAGES, TRIM_MM } from '@/lib/typesetting';
import { useMarketDate } from './use-market-date';

type PrintDetailsProps = { readonly order: OrderView; readonly confirmation: ConfirmationView };

/** What is printed, where the parcel goes, and when it leaves. */
export function PrintDetails({ order, confirmation }: PrintDetailsProps) {
  const t = useTranslations('confirm.print.facts');
  const { to } = useMarket();
  const formatDay = useMarketDate();
  const { address, dispatchBy, state } = confirmation;
  const open = state === 'awaiting_confirmation';
  const values = { pages: INTERIOR_PAGES, size: TRIM_MM / 10, num: (chunks: ReactNode) => <Num>{chunks}</Num> };
  return (
    <section aria-labelledby="print-details" className="rounded-card hairline border-edge bg-leaf p-5 shadow-1 sm:p-6">
      <h2 className="mb-4 text-title" id="print-details">
        {t('title')}
      </h2>
      <dl className="grid gap-4">
        <div>
          <dt className="text-ink-soft text-small">{t('format')}</dt>
          <dd>{t.rich(order.tier === 'combo' ? 'combo' : 'printed', values)}</dd>
        </div>
        <div>
          <dt className="text-ink-soft text-small">{t('address')}</dt>
          <dd>
            {address ? (
              <AddressLines address={address} />
            ) : (
              <span className="grid justify-items-start gap-2">
                <span className="font-medium text-coral-deep">{t('missing')}</span>
                {open && (
                  <ButtonLink href={to(`/checkout/${order.id}?address=1`)} variant="quiet">
                    {t('complete')}
                  </ButtonLink>
                )}
              </span>
            )}
          </dd>
        </div>
        {open && (
          <div>
            <dt className="text-ink-soft text-small">{t('dispatch')}</dt>
            <dd>{t('dispatchValue', { date: formatDay(dispatchBy) })}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** An address in the order in which its country writes it. */
function AddressLines({ address }: { readonly address: NonNullable<ConfirmationView['address']> }) {
  const t = useTranslations('confirm.print.facts');
  const { fullName, country, street, house, apartment, city, state, postalCode } = address;
  const streetLine = country === 'US' ? `${house} ${street}` : `${street} ${house}`;
  const lines = [
    fullName,
    apartment ? `${streetLine}, ${t('apartment', { value: apartment })}` : streetLine,
    [city, state, postalCode].filter(Boolean).join(' '),
  ];
  return (
    <address className="not-italic">
      {lines.map((line) => (
        <bdi className="block break-words" key={line}>
          {line}
        </bdi>
      ))}
    </address>
  );
}
