import { useFormatter, useTranslations } from 'next-intl';
import type { CountryCode } from '@/lib/markets';
import { getArrivalFit, type PriceTier } from '@/lib/prices';

type ArrivalTextProps = {
  readonly country: CountryCode;
  readonly format: PriceTier;
  /** As `2026-12-24`. */
  readonly neededBy: string;
};

const MESSAGES = { in_time: 'inTime', tight: 'tight', late: 'late' } as const;

/** Whether a format arrives by the day on which it is needed. It blocks nothing. */
export function ArrivalText({ country, format, neededBy }: ArrivalTextProps) {
  const t = useTranslations('checkout.neededBy');
  const formatter = useFormatter();
  const day = (date: Date) => formatter.dateTime(date, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const { fit, arrival, confirmBy } = getArrivalFit({
    country,
    format,
    from: new Date(),
    neededBy: new Date(neededBy),
  });
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
