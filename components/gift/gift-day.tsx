import { useTranslations } from 'next-intl';
import { useFormatDay } from '@/components/ui/hooks/use-format-day';
import type { CountryCode } from '@/lib/markets';
import { getGiftDay, getOrderDeadline } from '@/lib/orders';
import { getPrintStart } from '@/lib/prices';

type GiftDayProps = {
  readonly country: CountryCode;
  /** The chosen day, as `2026-12-24`. */
  readonly day: string;
  /** The day on which the book is needed, as `2026-12-24`. */
  readonly neededBy: string | null;
};

/** By when the parcel leaves, which is a business day of the market, and until when the book must be confirmed. */
export function GiftDay({ country, day, neededBy }: GiftDayProps) {
  const t = useTranslations('orders.gift');
  const toText = useFormatDay();
  const chosen = new Date(day);
  if (Number.isNaN(chosen.getTime())) return null;
  const leavesOn = getGiftDay(chosen, country);
  const deadline = getOrderDeadline({ country, neededBy, gift: { active: true, dispatchOn: day } }, new Date());
  const confirmBy = deadline ?? getPrintStart(country, leavesOn);
  return (
    <p className="text-small" role="status">
      {t('dispatchDay', { date: toText(leavesOn), confirmBy: toText(confirmBy) })}
    </p>
  );
}
