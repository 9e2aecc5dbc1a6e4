import { useFormatter, useTranslations } from 'next-intl';
import type { CountryCode } from '@/lib/markets';
import { getOrderDeadline } from '@/lib/orders';
import { getArrivalFit, type PriceTier } from '@/lib/prices';

type ArrivalTextProps = {
  readonly country: CountryCode;
  readonly format: PriceTier;
  /** As `2026-12-24`. */
  readonly neededBy: string;
  /** The day on which the parcel of a gift should leave, as `2026-12-24`. */
  readonly leavesOn: string | null;
};

const MESSAGES = { in_time: 'inTime', tight: 'tight', late: 'late' } as const;

/** Whether a format arrives by the day on which it is needed. It blocks nothing. */
export function ArrivalText({ country, format, neededBy, leavesOn }: ArrivalTextProps) {
  const t = useTranslations('checkout.neededBy');
  const formatter = useFormatter();
  const day = (date: Date) => formatter.dateTime(date, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const now = new Date();
  const { fit, arrival } = getArrivalFit({ country, format, from: now, neededBy: new Date(neededBy) });
  const gift = leavesOn === null ? null : { active: true, dispatchOn: leavesOn };
  const confirmBy = getOrderDeadline({ country, neededBy, gift }, now);
  const values = {
    earliest: day(arrival.earliest),
    latest: day(arrival.latest),
    confirmBy: confirmBy ? day(confirmBy) : '',
  };
  const key = format === 'digital' ? 'digital' : MESSAGES[fit];
  return (
    <span className="grid basis-full gap-1 text-small">
      <span className={fit === 'in_time' ? 'text-mint-deep' : 'font-medium'}>{t(key, values)}</span>
      {fit === 'late' && <span className="text-ink-soft">{t('wayOut')}</span>}
    </span>
  );
}
