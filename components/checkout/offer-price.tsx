import { useTranslations } from 'next-intl';
import { Num } from '@/components/ui/text';
import { formatPrice } from '@/lib/prices';

type OfferPriceProps = {
  readonly currency: Parameters<typeof formatPrice>[1];
  /** The current price in minor units. */
  readonly amountMinor: number;
  readonly regularMinor: number;
};

/** An amount. If an offer lowers it, the regular amount comes first, struck through. */
export function OfferPrice({ currency, amountMinor, regularMinor }: OfferPriceProps) {
  const t = useTranslations('checkout.offer');
  const money = (amount: number) => <Num>{formatPrice(amount, currency)}</Num>;
  if (amountMinor === regularMinor) return money(amountMinor);
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2">
      <span className="sr-only">{t('regular')}</span>
      <s className="font-normal text-ink-soft">{money(regularMinor)}</s>
      <span className="sr-only">{t('price')}</span>
      {money(amountMinor)}
    </span>
  );
}
