import { useTranslations } from 'next-intl';
import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice';
import { Tag } from '@/components/ui/text';
import type { OrderView } from '@/lib/orders';
import { PRICE_TIERS, type PriceTier } from '@/lib/prices';
import { OfferPrice } from './offer-price';
import { sumsOf } from './sums';

/** Formats that can be bought today; the others are shown with what they will cost. */
const OFFERED: readonly PriceTier[] = ['digital'];

/** The format that the order was begun with, as far as it can be bought. */
export const firstTier = ({ tier }: Pick<OrderView, 'tier'>): PriceTier => (OFFERED.includes(tier) ? tier : 'digital');

type FormatChoiceProps = {
  readonly order: OrderView;
  readonly tier: PriceTier;
  readonly onChange: (tier: PriceTier) => void;
};

/** Digital, printed or both, each with its whole price. */
export function FormatChoice({ order, tier, onChange }: FormatChoiceProps) {
  const t = useTranslations('checkout.formats');
  return (
    <ChoiceGroup className="grid gap-3" legend={t('legend')} noteId="format-note">
      {PRICE_TIERS.map((format) => {
        const offered = OFFERED.includes(format);
        const { sum, regular } = sumsOf(order, format);
        return (
          <ChoiceCard
            checked={format === tier}
            className="px-5 py-4 has-disabled:opacity-65"
            disabled={!offered}
            key={format}
            name="tier"
            onChange={() => onChange(format)}
            value={format}
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <b className="flex items-center gap-2 font-semibold">
                {t(`${format}.title`)}
                {!offered && <Tag tone="sky">{t('soon')}</Tag>}
              </b>
              <b className="font-semibold">
                <OfferPrice currency={order.currency} minor={sum.totalMinor} regularMinor={regular.totalMinor} />
              </b>
              <span className="basis-full text-ink-soft text-small">{t(`${format}.text`)}</span>
            </span>
          </ChoiceCard>
        );
      })}
    </ChoiceGroup>
  );
}
