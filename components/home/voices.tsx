import { getTranslations } from 'next-intl/server';
import type { CarouselWords } from '@/components/ui/carousel';
import { Icon } from '@/components/ui/icon';
import { Tag } from '@/components/ui/text';
import type { HomeFacts } from './facts';
import { VoiceRun } from './voice-run';

type VoicesProps = { readonly facts: HomeFacts; readonly words: CarouselWords };

/** Overheard under the blanket. Samples, and said to be samples, until the owner has real ones (rulings). */
export async function Voices({ facts, words }: VoicesProps) {
  const t = await getTranslations('home.voices');
  return (
    <section className="voices quilt on-night">
      <div className="relative wrap">
        <div className="grid justify-items-center gap-3 text-center">
          <h2 className="text-section">{t('title')}</h2>
          <Tag tone="sky">{t('sample')}</Tag>
        </div>
        <VoiceRun first={facts.voices} label={t('title')} words={words} />
        <p className="sm:text-center">
          <a className="button" data-look="night" href={facts.reviewsHref} rel="noopener" target="_blank">
            {t('more')}
            <Icon name="external-link" />
          </a>
        </p>
      </div>
    </section>
  );
}
