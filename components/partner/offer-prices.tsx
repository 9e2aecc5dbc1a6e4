import { getTranslations } from 'next-intl/server';
import { ScallopDivider } from '@/components/ui/decor/scallop-divider';
import { Num } from '@/components/ui/text';
import { currentMarket } from '@/lib/i18n/current-market';
import type { OfferedFormatPrice, OfferPageData } from './offer-page-data';
import { offerRichTags } from './offer-rich-tags';

/** Offer prices of both formats; hidden after the offer's end. */
export async function OfferPrices({ data: { partner, prices } }: { readonly data: OfferPageData }) {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('roladin.prices')]);
  const richTags = offerRichTags(partner, market);
  return (
    <section className="page-band offer-prices on-night" data-when="before during">
      <ScallopDivider color="var(--color-paper)" edge="top" />
      <div className="wrap grid gap-8">
        <h2 className="text-section">{t('title')}</h2>
        <ul className={prices.length > 1 ? 'grid gap-5 md:grid-cols-2' : 'grid max-w-xl'}>
          {prices.map((price) => (
            <OfferedPrice key={price.format} price={price} />
          ))}
        </ul>
        <p data-when="before">{t('before')}</p>
        <p className="max-w-[44em]" data-when="during">
          {t.rich('during', richTags)}
        </p>
      </div>
      <ScallopDivider edge="bottom" />
    </section>
  );
}

async function OfferedPrice({ price: { format, regularPrice, offerPrice } }: { readonly price: OfferedFormatPrice }) {
  const t = await getTranslations('roladin.prices');
  return (
    <li className="offer-price">
      <h3 className="text-title">{t(format)}</h3>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="price-figure">
          <Num>{offerPrice}</Num>
        </b>
        <span className="text-ink-soft">
          {t('was')}{' '}
          <s>
            <Num>{regularPrice}</Num>
          </s>
        </span>
      </p>
      <p className="font-semibold text-mint-deep">{t(`${format}Note`)}</p>
    </li>
  );
}
