import { useTranslations } from 'next-intl';
import { useFormatDay } from '@/components/ui/hooks/use-format-day';
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
  const formatDay = useFormatDay();
  const next = isAvailable('print') ? getOrderBy({ country, language, now: new Date() }) : null;
  if (!next) return null;
  const date = formatDay(next.orderBy);
  return (
    <UntilDay country={country} day={next.orderBy.toISOString()}>
      <p className={className}>{t('printBy', { occasion: next.id, date })}</p>
    </UntilDay>
  );
}
