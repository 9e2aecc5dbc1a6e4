'use client';

import { useTranslations } from 'next-intl';
import { ChoiceCard } from '@/components/ui/choice/choice-card';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { useFormatDay } from '@/components/ui/hooks/use-format-day';
import { Num } from '@/components/ui/text';
import { useMarket } from '@/lib/client/market';
import type { CountryCode } from '@/lib/markets';
import {
  findPickupPoint,
  formatMarketPrice,
  type GroupDelivery,
  getGroupPromise,
  listGroupDeliveries,
  priceFor,
} from '@/lib/prices';

type DeliveryOptionsProps = {
  readonly country: CountryCode;
  readonly delivery: GroupDelivery | null;
  /** `null`: the days are not known yet. */
  readonly now: Date | null;
  readonly error?: string | undefined;
  readonly onSelect: (delivery: GroupDelivery) => void;
};

/** How the printed books reach the class: each option with its price and the last day, if it were approved today. */
export function DeliveryOptions({ country, delivery, now, error, onSelect }: DeliveryOptionsProps) {
  const t = useTranslations('kindergarten.details.delivery');
  const common = useTranslations('common');
  const formatDay = useFormatDay();
  const { language } = useMarket();
  const pickup = findPickupPoint(country);
  return (
    <ChoiceGroup
      className="grid gap-2 md:grid-cols-3"
      error={error}
      hint={t('hint')}
      legend={t('legend')}
      noteId="delivery-note"
    >
      {listGroupDeliveries(country).map((option) => {
        const price = priceFor(country, `kindergarten_delivery_${option}`);
        return (
          <ChoiceCard
            checked={delivery === option}
            className="grid content-start gap-1 px-4 py-3"
            key={option}
            name="delivery"
            onChange={() => onSelect(option)}
            value={option}
          >
            <b className="font-semibold">{t(`${option}.title`)}</b>
            <Num>{price === 0 ? common('free') : formatMarketPrice(country, price)}</Num>
            <span className="text-ink-soft text-small">
              {now && t(`${option}.date`, { date: formatDay(getGroupPromise(country, now, option).dispatchBy) })}
            </span>
            {option === 'self_pickup' && pickup && (
              <span className="text-ink-soft text-small">
                <bdi>{pickup.address}</bdi>
                <br />
                {pickup.hours[language]}
              </span>
            )}
          </ChoiceCard>
        );
      })}
    </ChoiceGroup>
  );
}
