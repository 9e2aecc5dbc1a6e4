import { useTranslations } from 'next-intl';
import { FormError } from '@/components/feedback/form-error';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { DraftView } from '@/lib/books';
import type { useSkipPhoto } from './use-skip-photo';

/** Sample tiles from the character editor. */
const SAMPLE_TILES = ['hair-curlyLong', 'trait-glasses-round', 'hair-tousled'] as const;

type SkipPhotoProps = { readonly gender: DraftView['gender']; readonly action: ReturnType<typeof useSkipPhoto> };

/** Continues without a photo: the parent describes the child, so no consent is needed. */
export function SkipPhoto({ gender, action: { submitting, failure, skip } }: SkipPhotoProps) {
  const t = useTranslations('wizard.photo.without');
  return (
    <div className="grid gap-3">
      <p aria-hidden="true" className="or-line">
        {t('or')}
      </p>
      <UnstyledButton
        aria-busy={submitting || undefined}
        aria-describedby="no-photo-hint"
        className="no-photo"
        onClick={skip}
        type="button"
      >
        <span aria-hidden="true" className="no-photo-samples">
          {SAMPLE_TILES.map((picture) => (
            // biome-ignore lint/performance/noImgElement: a fixed tile, prebuilt in its one size
            <img alt="" height={128} key={picture} src={`/pictures/${picture}-128.webp`} width={128} />
          ))}
        </span>
        <span className="grow text-start">
          <b className="block font-semibold">{t('go')}</b>
          <span className="block text-ink-soft text-small leading-snug" id="no-photo-hint">
            {t('hint', { gender })}
          </span>
        </span>
        <Icon flip name="arrow-right" />
      </UnstyledButton>
      <FormError failure={failure} />
    </div>
  );
}
