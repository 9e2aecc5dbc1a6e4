import { useTranslations } from 'next-intl';
import { Num } from '@/components/ui/text';
import type { OrderView } from '@/lib/orders';
import { formatPrice, type PriceTier, priceFor } from '@/lib/prices';
import { DedicationInputs } from './dedication-inputs';
import type { useDedication } from './use-dedication';

type DedicationFieldProps = {
  readonly order: OrderView;
  readonly tier: PriceTier;
  readonly dedication: ReturnType<typeof useDedication>;
  /** Reloads the order after its photo has changed. */
  readonly onChanged: () => Promise<unknown>;
};

/** The family's own words in front of the story, with what they cost in this format (spec §9). */
export function DedicationField({ order, tier, dedication, onChanged }: DedicationFieldProps) {
  const t = useTranslations('checkout.dedication');
  const common = useTranslations('common');
  const free = tier === 'digital' || order.imageModel === 'advanced';
  const price = formatPrice(priceFor(order.country, 'printed_dedication'), order.currency);
  return (
    <section className="grid gap-2">
      <DedicationInputs
        dedication={dedication}
        hint={order.book?.dedicationExample && t('example', { example: order.book.dedicationExample })}
        label={
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="text-title">{t('label')}</span>
            <span className="text-small">{free ? common('free') : <Num>{price}</Num>}</span>
          </span>
        }
        language={order.book?.language}
        photo={{ orderId: order.id, url: order.dedicationPhoto, onChanged }}
      />
    </section>
  );
}
