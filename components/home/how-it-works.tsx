import { getTranslations } from 'next-intl/server';
import { PricingButton } from '@/components/pricing/pricing-button';
import { Icon } from '@/components/ui/icon';
import type { HomeFacts } from './facts';
import { Prices } from './prices';
import { Steps } from './steps';

/** Four things on one thread, and the two ways to hold the book with what they cost. */
export async function HowItWorks({ facts }: { readonly facts: HomeFacts }) {
  const t = await getTranslations('home');
  return (
    <section className="band how-band" id="how">
      <div className="wrap">
        <p className="mb-2 font-semibold text-honey-deep">{t('how.kicker')}</p>
        <h2 className="max-w-[18em] text-section">{t('how.title')}</h2>
        <Steps facts={facts} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1" id="prices">
          <h3 className="text-title">{t('prices.title')}</h3>
          <PricingButton className="text-link">
            {t('prices.all')}
            <Icon name="info" />
          </PricingButton>
        </div>
        <Prices facts={facts} />
      </div>
    </section>
  );
}
