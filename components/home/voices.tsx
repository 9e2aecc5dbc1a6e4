import { getTranslations } from 'next-intl/server';
import type { CarouselWords } from '@/components/ui/carousel';
import { Icon } from '@/components/ui/icon';
import { Tag } from '@/components/ui/text';
import { KEPT } from './marks';
import { VoiceRun } from './voice-run';

const VOICES = [
  { key: 'first', face: 'face-curls' },
  { key: 'second', face: 'photo-mei' },
  { key: 'third', face: 'face-hijab' },
  { key: 'fourth', face: 'photo-freya' },
  { key: 'fifth', face: 'face-kippah' },
  { key: 'sixth', face: 'photo-tamar' },
] as const;

type VoicesProps = { readonly reviewsHref: string; readonly words: CarouselWords };

/** Overheard under the blanket. Samples, and said to be samples, until the owner has real ones (rulings). */
export async function Voices({ reviewsHref, words }: VoicesProps) {
  const t = await getTranslations('home.voices');
  return (
    <section className="voices quilt on-night">
      <div className="relative wrap">
        <div className="grid justify-items-center gap-3 text-center">
          <h2 className="text-section">{t('title')}</h2>
          <Tag tone="sky">{t('sample')}</Tag>
        </div>
        <VoiceRun
          label={t('title')}
          voices={VOICES.map(({ key, face }) => [
            face,
            t(`${key}.quote`),
            t.markup(`${key}.who`, KEPT),
            t(`${key}.time`),
          ])}
          words={words}
        />
        <p className="text-center">
          <a className="button" data-look="night" href={reviewsHref} rel="noopener" target="_blank">
            {t('more')}
            <Icon name="external-link" />
          </a>
        </p>
      </div>
    </section>
  );
}
