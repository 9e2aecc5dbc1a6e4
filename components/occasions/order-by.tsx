import { useFormatter, useTranslations } from 'next-intl';
import { isAvailable } from '@/lib/capabilities';
import type { CountryCode, Language } from '@/lib/markets';
import { getOrderBy } from '@/lib/prices';
import { UntilDay } from './until-day';

type OrderByProps = {
  readonly country: CountryCode;
  readonly language: Language;
  readonly className: string;
};

/** The last day to order a printed book before the next occasion of the edition; nothing while there is none. */
export function OrderBy({ country, language, className }: OrderByProps) {
  const t = useTranslations('occasions');
  const format = useFormatter();
  const next = isAvailable('print') ? getOrderBy({ country, language, now: new Date() }) : null;
  if (!next) return null;
  const date = format.dateTime(next.orderBy, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <UntilDay country={country} day={next.orderBy.toISOString()}>
      <p className={className}>{t('printBy', { occasion: next.id, date })}</p>
    </UntilDay>
  );
}
