import { useTranslations } from 'next-intl';
import { Num } from '@/components/ui/text';
import { formatPrice } from '@/lib/prices';

type OfferPriceProps = {
  readonly currency: Parameters<typeof formatPrice>[1];
  /** Minor units: what it costs now, and what it costs without an offer. */
  readonly minor: number;
  readonly regularMinor: number;
};

/** An amount; one that an offer lowers stands after the regular one, struck through. */
export function OfferPrice({ currency, minor, regularMinor }: OfferPriceProps) {
  const t = useTranslations('checkout.offer');
  const money = (amount: number) => <Num>{formatPrice(amount, currency)}</Num>;
  if (minor === regularMinor) return money(minor);
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2">
      <span className="sr-only">{t('regular')}</span>
      <s className="font-normal text-ink-soft">{money(regularMinor)}</s>
      <span className="sr-only">{t('price')}</span>
      {money(minor)}
    </span>
  );
}
