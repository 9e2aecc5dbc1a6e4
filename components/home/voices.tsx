import { getTranslations } from 'next-intl/server';
import type { CarouselWords } from '@/components/ui/carousel';
import { Icon } from '@/components/ui/icon';
import { Tag } from '@/components/ui/text';
import type { HomeFacts } from './facts';
import { PhotoProof } from './photo-proof';
import { VoiceRun } from './voice-run';

type VoicesProps = { readonly facts: HomeFacts; readonly words: CarouselWords };

/** Overheard under the blanket: what parents said, and the owner's photos. Absent where there is neither. */
export async function Voices({ facts: { proof }, words }: VoicesProps) {
  const t = await getTranslations('home.voices');
  if (proof.voices.length === 0 && proof.photos.length === 0) return null;
  return (
    <section className="voices quilt on-night">
      <div className="relative wrap">
        <div className="patch">
          <h2 className="text-section">{t('title')}</h2>
          {proof.voicesAreSamples && <Tag tone="sky">{t('sample')}</Tag>}
        </div>
        {proof.voices.length > 0 && <VoiceRun first={proof.voices} label={t('title')} words={words} />}
        <PhotoProof photos={proof.photos} />
        {proof.reviews && (
          <p className="voices-more">
            <a className="button" data-look="night" href={proof.reviews.url} rel="noopener" target="_blank">
              {t('more')}
              <Icon name="external-link" />
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
