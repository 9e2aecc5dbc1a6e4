import { getTranslations } from 'next-intl/server';
import { PricingButton } from '@/components/pricing/pricing-button';
import { ButtonLink } from '@/components/ui/button';
import type { CarouselLabels } from '@/components/ui/carousel/carousel';
import { NightSky } from '@/components/ui/decor/night-sky';
import { Icon } from '@/components/ui/icon';
import { RICH_TAGS } from '@/components/ui/rich-text/rich-tags';
import { isAvailable } from '@/lib/capabilities';
import { INVITED_ANCHOR, offersReferral } from '@/lib/rewards';
import type { HomePageData } from '../home-page-data';
import { HeroBook } from './hero-book';
import { RatingLine } from './rating-line';

/** What a visitor reads who came by a friend's link: neither its owner nor a child is named (§9 "Rewards"). */
async function InvitedNote() {
  const t = await getTranslations('home.invited');
  return (
    <p className="hero-invited" id={INVITED_ANCHOR}>
      <b className="block font-semibold">{t('title')}</b>
      {t('text')}
    </p>
  );
}

/** From this many characters the price line needs two lines on a phone. */
const LONG_PRICE_LENGTH = 6;

/** First section of the home page: what the shop offers, a sample book and the main action. */
export async function Hero({
  data,
  carouselLabels,
}: {
  readonly data: HomePageData;
  readonly carouselLabels: CarouselLabels;
}) {
  const [t, common] = await Promise.all([getTranslations('home.hero'), getTranslations('common')]);
  const prints = isAvailable('print');
  return (
    <section className="home-hero on-night">
      <NightSky />
      <div className="hero-content wrap">
        <div className="hero-head">
          {offersReferral() && <InvitedNote />}
          <h1 className="text-hero">{t('title')}</h1>
          <p className="hero-sub">{t('sub')}</p>
        </div>
        <HeroBook
          firstSlide={data.firstSlide}
          label={t('examples')}
          imageSuffix={data.imageSuffix}
          labels={carouselLabels}
        />
        <div className="hero-actions">
          <ButtonLink href={data.wizardHref} id="hero-action" size="large">
            {common('createBook')}
            <Icon flip name="arrow-right" />
          </ButtonLink>
          <PricingButton
            className="price-line"
            label={t('allPrices')}
            wraps={prints && data.printedPrice.length > LONG_PRICE_LENGTH}
          >
            <span>{t.rich('digital', { ...RICH_TAGS, price: data.digitalPrice })}</span>
            <i aria-hidden="true" />
            {prints && (
              <>
                <span>{t.rich('printed', { ...RICH_TAGS, price: data.printedPrice })}</span>
                <i aria-hidden="true" />
              </>
            )}
            <span>{t(prints ? 'freeDelivery' : 'byEmail')}</span>
          </PricingButton>
          <RatingLine {...data.socialProof} />
        </div>
      </div>
      <div className="hero-quilt ui-quilt" />
    </section>
  );
}
