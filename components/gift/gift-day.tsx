import { useTranslations } from 'next-intl';
import { useFormatDay } from '@/components/ui/hooks/use-format-day';
import type { CountryCode } from '@/lib/markets';
import { getGiftDay } from '@/lib/orders';
import { getPrintStart } from '@/lib/prices';

type GiftDayProps = {
  readonly country: CountryCode;
  /** The chosen day, as `2026-12-24`. */
  readonly day: string;
};

/** By when the parcel leaves, which is a business day of the market, and until when the book must be confirmed. */
export function GiftDay({ country, day }: GiftDayProps) {
  const t = useTranslations('orders.gift');
  const toText = useFormatDay();
  const chosen = new Date(day);
  if (Number.isNaN(chosen.getTime())) return null;
  const leavesOn = getGiftDay(chosen, country);
  return (
    <p className="text-small" role="status">
      {t('dispatchDay', { date: toText(leavesOn), confirmBy: toText(getPrintStart(country, leavesOn)) })}
    </p>
  );
}
