import { getTranslations } from 'next-intl/server';
import { PricingButton } from '@/components/pricing/pricing-button';
import { ButtonLink } from '@/components/ui/button';
import type { CarouselWords } from '@/components/ui/carousel';
import { Icon } from '@/components/ui/icon';
import { NightSky } from '@/components/ui/surface';

import { isAvailable } from '@/lib/capabilities';

import type { HomeFacts } from './facts';
import { HeroBook } from './hero-book';
import { ProofLine } from './proof-line';
import { RICH } from './rich';

/** Characters from which the price line needs two lines on a phone. */
const LONG_PRICE = 6;

/** The night, the lamp, the book: what this shop is, in one look, and the one thing to do. */
export async function Hero({ facts, words }: { readonly facts: HomeFacts; readonly words: CarouselWords }) {
  const [t, common] = await Promise.all([getTranslations('home.hero'), getTranslations('common')]);
  const prints = isAvailable('print');
  return (
    <section className="hero on-night">
      <NightSky />
      <div className="hero-in wrap">
        <div className="hero-head">
          <h1 className="text-hero">{t('title')}</h1>
          <p className="hero-sub">{t('sub')}</p>
        </div>
        <HeroBook first={facts.hero} label={t('examples')} side={facts.side} words={words} />
        <div className="hero-act">
          <ButtonLink href={facts.wizardHref} id="hero-action" size="large">
            {common('createBook')}
            <Icon flip name="arrow-right" />
          </ButtonLink>
          <PricingButton
            className="price-line"
            label={t('allPrices')}
            wraps={prints && facts.printedPrice.length > LONG_PRICE}
          >
            <span>{t.rich('digital', { ...RICH, price: facts.digitalPrice })}</span>
            <i aria-hidden="true" />
            {prints && (
              <>
                <span>{t.rich('printed', { ...RICH, price: facts.printedPrice })}</span>
                <i aria-hidden="true" />
              </>
            )}
            <span>{t(prints ? 'freeDelivery' : 'byEmail')}</span>
          </PricingButton>
          <ProofLine {...facts.proof} />
        </div>
      </div>
      <div className="hero-quilt quilt" />
    </section>
  );
}
