import { useTranslations } from 'next-intl';
import { dateMark, versionDate } from '@/components/legal/version-date';
import { Icon } from '@/components/ui/icon';
import { Num } from '@/components/ui/text';
import { useMarket } from '@/lib/client/market';
import type { OrderView } from '@/lib/orders';
import { partnerById } from '@/lib/partners';

type OfferLineProps = {
  readonly offer: NonNullable<OrderView['offer']>;
  readonly country: OrderView['country'];
};

/** Whose offer lowers the price and until when; or why the price is the regular one. */
export function OfferLine({ offer: { partner, standing, percentOff }, country }: OfferLineProps) {
  const t = useTranslations('checkout.offer');
  const { language } = useMarket();
  const { texts, firstDay, lastDay } = partnerById(partner);
  const day = standing === 'before' ? firstDay : lastDay;
  const tone = standing === 'during' ? 'bg-mint-wash text-mint-deep' : 'bg-honey-wash text-[#734b00]';
  return (
    <p className={`flex items-start gap-2 rounded-control px-4 py-3 text-small ${tone}`}>
      <Icon className="mt-0.5 shrink-0" name="gift" />
      <span>
        {t.rich(standing, {
          ...dateMark(day),
          num: (part) => <Num>{part}</Num>,
          partner: texts[language].name,
          percent: percentOff,
          day: versionDate(day, { country, language }),
        })}
      </span>
    </p>
  );
}
