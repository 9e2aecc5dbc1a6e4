import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { AddressButton } from '@/components/delivery/address-button';
import { AddressLines } from '@/components/delivery/address-lines';
import { useFormatDay } from '@/components/ui/hooks/use-format-day';
import { Num } from '@/components/ui/text';
import type { ConfirmationView } from '@/lib/fulfilment';
import { getOrderDeadline, type OrderView } from '@/lib/orders';
import { getArrival } from '@/lib/prices';
import { INTERIOR_PAGES, TRIM_MM } from '@/lib/typesetting';

type PrintDetailsProps = {
  readonly order: OrderView;
  readonly confirmation: ConfirmationView;
  readonly onChanged: () => Promise<unknown>;
};

/** What is printed, where the parcel goes, and when it leaves. */
export function PrintDetails({ order, confirmation, onChanged }: PrintDetailsProps) {
  const t = useTranslations('confirm.print.facts');
  const formatDay = useFormatDay();
  const { addressComplete, chosenDay, dispatchBy, state } = confirmation;
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
        {order.dedication && (
          <div>
            <dt className="text-ink-soft text-small">{t('dedication')}</dt>
            <dd className="typed-text" dir="auto" lang={order.book?.language}>
              {order.dedication}
            </dd>
          </div>
        )}
        <div>
          <dt className="text-ink-soft text-small">{t('address')}</dt>
          <dd>
            <span className="grid justify-items-start gap-1">
              {order.address && <AddressLines address={order.address} />}
              {!addressComplete && <span className="font-medium text-coral-deep">{t('missing')}</span>}
              {open && <AddressButton onSaved={onChanged} order={order} />}
            </span>
          </dd>
        </div>
        {order.neededBy && <NeededBy neededBy={order.neededBy} open={open} order={order} />}
        {order.gift?.active && (
          <div>
            <dt className="text-ink-soft text-small">{t('gift')}</dt>
            <dd>{t('giftValue', { name: order.gift.recipientName, sender: order.gift.senderName })}</dd>
          </div>
        )}
        {open && (
          <div>
            <dt className="text-ink-soft text-small">{t('dispatch')}</dt>
            <dd>{t('dispatchValue', { date: formatDay(dispatchBy) })}</dd>
            {chosenDay && chosenDay < dispatchBy && (
              <dd className="text-small" role="status">
                {t('giftDayMoved', { chosen: formatDay(chosenDay), date: formatDay(dispatchBy) })}
              </dd>
            )}
          </div>
        )}
      </dl>
    </section>
  );
}

type NeededByProps = {
  readonly order: Pick<OrderView, 'country' | 'gift' | 'neededBy' | 'tier'>;
  /** As `2026-12-24`. */
  readonly neededBy: string;
  /** It waits for the confirmation. */
  readonly open: boolean;
};

/** The day on which the parent needs the book, and the last day to approve it so that it arrives by then. */
function NeededBy({ order, neededBy, open }: NeededByProps) {
  const t = useTranslations('confirm.print.facts');
  const formatDay = useFormatDay();
  const [now] = useState(() => new Date());
  const confirmBy = getOrderDeadline(order, now);
  const arrival = getArrival({ country: order.country, format: order.tier, from: now });
  const day = (date: Date) => formatDay(date.toISOString());
  const needed = formatDay(neededBy);
  const late = { needed, earliest: day(arrival.earliest), latest: day(arrival.latest) };
  const text = confirmBy ? t('confirmBy', { needed, confirmBy: day(confirmBy) }) : t('late', late);
  return (
    <div>
      <dt className="text-ink-soft text-small">{t('neededBy')}</dt>
      <dd>{open ? text : needed}</dd>
    </div>
  );
}
