import { useFormatter, useTranslations } from 'next-intl';
import { getOrderDeadline, type OrderView } from '@/lib/orders';

type NeededByProps = {
  readonly order: Pick<OrderView, 'country' | 'gift' | 'neededBy' | 'state'>;
  /** As `2026-12-24`. */
  readonly neededBy: string;
};

/** The day on which the book is needed; until the confirmation, also the last day to confirm it. */
export function NeededBy({ order, neededBy }: NeededByProps) {
  const t = useTranslations('orders.confirmation');
  const formatter = useFormatter();
  const day = (date: Date) => formatter.dateTime(date, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const neededDay = new Date(neededBy);
  const needed = day(neededDay);
  const confirmBy = getOrderDeadline(order, new Date());
  return (
    <>
      <div className="flex justify-between gap-3">
        <dt className="text-ink-soft">{t('neededBy')}</dt>
        <dd>{needed}</dd>
      </div>
      {order.state === 'awaiting_confirmation' && confirmBy && (
        <div>
          <dt className="sr-only">{t('neededBy')}</dt>
          <dd className="font-medium">{t('confirmBy', { needed, confirmBy: day(confirmBy) })}</dd>
        </div>
      )}
    </>
  );
}
