import { getTranslations } from 'next-intl/server';
import { currentMarket } from '@/components/layout/current-market';
import { Hem } from '@/components/ui/surface';
import { Num } from '@/components/ui/text';
import type { OfferFacts, OfferPrice } from './facts';
import { offerMarks } from './marks';

/** What either format costs with the offer; gone when the offer is. */
export async function OfferPrices({ facts: { partner, prices } }: { readonly facts: OfferFacts }) {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('roladin.prices')]);
  const marks = offerMarks(partner, market);
  return (
    <section className="band offer-prices on-night" data-when="before during">
      <Hem color="var(--color-paper)" edge="top" />
      <div className="wrap grid gap-8">
        <h2 className="text-section">{t('title')}</h2>
        <ul className={prices.length > 1 ? 'grid gap-5 md:grid-cols-2' : 'grid max-w-xl'}>
          {prices.map((price) => (
            <OfferedPrice key={price.format} price={price} />
          ))}
        </ul>
        <p data-when="before">{t('before')}</p>
        <p className="max-w-[44em]" data-when="during">
          {t.rich('during', marks)}
        </p>
      </div>
      <Hem edge="bottom" />
    </section>
  );
}

async function OfferedPrice({ price: { format, usual, less } }: { readonly price: OfferPrice }) {
  const t = await getTranslations('roladin.prices');
  return (
    <li className="offer-price">
      <h3 className="text-title">{t(format)}</h3>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="price-figure">
          <Num>{less}</Num>
        </b>
        <span className="text-ink-soft">
          {t('was')}{' '}
          <s>
            <Num>{usual}</Num>
          </s>
        </span>
      </p>
      <p className="font-semibold text-mint-deep">{t(`${format}Note`)}</p>
    </li>
  );
}
