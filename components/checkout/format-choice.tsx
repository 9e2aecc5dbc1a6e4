import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice';
import type { OrderView } from '@/lib/orders';
import { offeredTiers, PRICE_TABLE, type PriceTier } from '@/lib/prices';
import { OfferPrice } from './offer-price';
import { sumsOf } from './sums';

const OFFERED = offeredTiers();
const FIGURES = { days: PRICE_TABLE.printed.deliveryDays ?? 0 };

type FormatChoiceProps = {
  readonly order: OrderView;
  readonly tier: PriceTier;
  readonly onChange: (tier: PriceTier) => void;
};

/** The formats that are sold, each with its whole price; where there is only one, it is said and not asked. */
export function FormatChoice({ order, tier, onChange }: FormatChoiceProps) {
  const t = useTranslations('checkout.formats');
  if (OFFERED.length === 1) {
    return (
      <section className="grid gap-3">
        <h2 className="text-title">{t('only')}</h2>
        <div className="rounded-card border border-edge bg-leaf px-5 py-4">
          <Format order={order} tier="digital" />
        </div>
      </section>
    );
  }
  return (
    <ChoiceGroup className="grid gap-3" legend={t('legend')} noteId="format-note">
      {OFFERED.map((format) => (
        <ChoiceCard
          checked={format === tier}
          className="px-5 py-4"
          key={format}
          name="tier"
          onChange={() => onChange(format)}
          value={format}
        >
          <Format order={order} tier={format} />
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  );
}

function Format({ order, tier }: Omit<FormatChoiceProps, 'onChange'>): ReactNode {
  const t = useTranslations('checkout.formats');
  const { sum, regular } = sumsOf(order, tier);
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <b className="font-semibold">{t(`${tier}.title`)}</b>
      <b className="font-semibold">
        <OfferPrice currency={order.currency} minor={sum.totalMinor} regularMinor={regular.totalMinor} />
      </b>
      <span className="basis-full text-ink-soft text-small">{t(`${tier}.text`, FIGURES)}</span>
    </span>
  );
}
