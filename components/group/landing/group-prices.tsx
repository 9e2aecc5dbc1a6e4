import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Num } from '@/components/ui/text';
import { isAvailable } from '@/lib/capabilities';
import type { CountryCode } from '@/lib/markets';
import { formatMarketPrice, listGroupDeliveries, PRICE_TABLE, priceFor } from '@/lib/prices';

const TIERS = ['kindergarten_printed_10_49', 'kindergarten_printed_50_99', 'kindergarten_printed_100_plus'] as const;

const num = (chunks: ReactNode) => <Num>{chunks}</Num>;

type GroupPricesProps = {
  readonly country: CountryCode;
  readonly texts: 'kindergarten.prices' | 'company.prices';
  readonly minimum: number;
};

/** Every price of a group's order, from the price table: classes and companies pay the same (rulings, "Money"). */
export async function GroupPrices({ country, texts, minimum }: GroupPricesProps) {
  const [t, common] = await Promise.all([getTranslations(texts), getTranslations('common')]);
  const price = (amount: number) => (amount === 0 ? common('free') : formatMarketPrice(country, amount));
  return (
    <section aria-labelledby="group-prices" className="wrap class-band">
      <h2 className="text-section" id="group-prices">
        {t('title')}
      </h2>
      <p className="max-w-[40em] text-ink-soft text-lead">{t('lead', { minimum })}</p>
      <div className="class-price-list">
        {isAvailable('print') && (
          <div className="class-price-card">
            <h3 className="text-title">{t('printed.title')}</h3>
            <dl className="grid gap-2">
              {TIERS.map((id) => {
                const { minQuantity = 0, maxQuantity } = PRICE_TABLE[id];
                return (
                  <div className="flex justify-between gap-4" key={id}>
                    <dt>
                      {maxQuantity
                        ? t.rich('printed.range', { from: minQuantity, to: maxQuantity, num })
                        : t.rich('printed.more', { from: minQuantity, num })}
                    </dt>
                    <dd className="font-semibold">
                      <Num>{price(priceFor(country, id))}</Num>
                    </dd>
                  </div>
                );
              })}
            </dl>
            <p className="text-ink-soft text-small">{t('printed.text')}</p>
          </div>
        )}
        <div className="class-price-card">
          <h3 className="text-title">{t('digital.title')}</h3>
          <p className="font-semibold text-lead">
            <Num>{price(priceFor(country, 'kindergarten_digital'))}</Num>
          </p>
          <p className="text-ink-soft text-small">{t('digital.text')}</p>
        </div>
        {isAvailable('print') && (
          <div className="class-price-card">
            <h3 className="text-title">{t('delivery.title')}</h3>
            <dl className="grid gap-2">
              {listGroupDeliveries(country).map((option) => (
                <div className="flex justify-between gap-4" key={option}>
                  <dt>
                    {t.rich(`delivery.${option}`, {
                      days: PRICE_TABLE[`kindergarten_delivery_${option}`].deliveryDays ?? 0,
                      num,
                    })}
                  </dt>
                  <dd className="font-semibold">
                    <Num>{price(priceFor(country, `kindergarten_delivery_${option}`))}</Num>
                  </dd>
                </div>
              ))}
            </dl>
            <p className="text-ink-soft text-small">{t('delivery.text')}</p>
          </div>
        )}
      </div>
    </section>
  );
}
