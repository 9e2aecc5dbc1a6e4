import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Num } from '@/components/ui/text';
import { useMarket } from '@/lib/client/market';
import { dateTag, formatVersionDate } from '@/lib/i18n/version-date';
import type { OrderView } from '@/lib/orders';
import { getPartner } from '@/lib/partners';

type OfferNoticeProps = {
  readonly offer: NonNullable<OrderView['offer']>;
  readonly country: OrderView['country'];
};

/** Says whose offer lowers the price and until when, or why the regular price applies. */
export function OfferNotice({ offer, country }: OfferNoticeProps) {
  const t = useTranslations('checkout.offer');
  const { language } = useMarket();
  const { partner, standing, percentOff, firstDay, lastDay } = offer;
  const { texts } = getPartner(partner);
  const day = standing === 'before' ? firstDay : lastDay;
  const tone = standing === 'during' ? 'bg-mint-wash text-mint-deep' : 'bg-honey-wash text-honey-ink';
  return (
    <p className={`flex items-start gap-2 rounded-control px-4 py-3 text-small ${tone}`}>
      <Icon className="mt-0.5 shrink-0" name="gift" />
      <span>
        {t.rich(standing, {
          ...dateTag(day),
          num: (part) => <Num>{part}</Num>,
          partner: texts[language].name,
          percent: percentOff,
          day: formatVersionDate(day, { country, language }),
        })}
      </span>
    </p>
  );
}
