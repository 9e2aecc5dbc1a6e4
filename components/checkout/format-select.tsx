import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ChoiceCard } from '@/components/ui/choice/choice-card';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import type { OrderView } from '@/lib/orders';
import { listAvailableTiers, PRICE_TABLE, type PriceTier, printedIncludesDigital } from '@/lib/prices';
import { ArrivalText } from './needed-by/arrival-text';
import { OfferPrice } from './offer-price';
import { NO_REWARDS, orderTotals } from './order-totals';

const TEXT_VALUES = { days: PRICE_TABLE.printed.deliveryDays ?? 0 };

type FormatSelectProps = {
  readonly order: OrderView;
  readonly tier: PriceTier;
  /** The day on which the book is needed, as `2026-12-24`. */
  readonly neededBy: string | null;
  readonly onChange: (tier: PriceTier) => void;
};

/** The market's formats with their total prices. If there is only one, it is plain text, not a choice. */
export function FormatSelect({ order, tier, neededBy, onChange }: FormatSelectProps) {
  const t = useTranslations('checkout.formats');
  const formats: readonly PriceTier[] = order.isUpgrade ? ['printed'] : listAvailableTiers(order.country);
  const [only, ...others] = formats;
  if (only && others.length === 0) {
    return (
      <section className="grid gap-3">
        <h2 className="text-title">{t('only')}</h2>
        <div className="rounded-card hairline border-edge bg-leaf px-5 py-4">
          <FormatOption neededBy={neededBy} order={order} tier={only} />
        </div>
      </section>
    );
  }
  return (
    <ChoiceGroup className="grid gap-3" legend={t('legend')} noteId="format-note">
      {formats.map((format) => (
        <ChoiceCard
          checked={format === tier}
          className="px-5 py-4"
          key={format}
          name="tier"
          onChange={() => onChange(format)}
          value={format}
        >
          <FormatOption neededBy={neededBy} order={order} tier={format} />
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  );
}

function FormatOption({ order, tier, neededBy }: Omit<FormatSelectProps, 'onChange'>): ReactNode {
  const t = useTranslations('checkout.formats');
  const { sum, regular } = orderTotals(order, tier, NO_REWARDS);
  const leavesOn = (order.gift?.active && order.gift.dispatchOn) || null;
  const key = tier === 'combo' && printedIncludesDigital(order.country) ? 'included' : tier;
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <b className="font-semibold">{t(`${key}.title`)}</b>
      <b className="font-semibold">
        <OfferPrice currency={order.currency} amountMinor={sum.totalMinor} regularMinor={regular.totalMinor} />
      </b>
      <span className="basis-full text-ink-soft text-small">
        {t(
          key === 'printed' || key === 'included'
            ? `${key}.${order.gift?.active ? 'giftText' : 'text'}`
            : `${key}.text`,
          TEXT_VALUES,
        )}
      </span>
      {neededBy && <ArrivalText country={order.country} format={tier} leavesOn={leavesOn} neededBy={neededBy} />}
    </span>
  );
}
