import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { FormProblem } from '@/components/wizard/form-problem';
import type { DraftView } from '@/lib/books';
import type { useNoPhoto } from './use-no-photo';

/** A few features from the passport, as an invitation. */
const TASTE = ['hair-curlyLong', 'trait-glasses-round', 'hair-tousled'] as const;

type NoPhotoProps = { readonly gender: DraftView['gender']; readonly way: ReturnType<typeof useNoPhoto> };

/** The other way to a hero, equal to the first: the parent describes the child; no photo, no consent. */
export function NoPhoto({ gender, way: { busy, problem, goOn } }: NoPhotoProps) {
  const t = useTranslations('wizard.photo.without');
  return (
    <div className="grid gap-3">
      <p aria-hidden="true" className="or-line">
        {t('or')}
      </p>
      <button
        aria-busy={busy || undefined}
        aria-describedby="no-photo-hint"
        className="no-photo"
        onClick={goOn}
        type="button"
      >
        <span aria-hidden="true" className="no-photo-taste">
          {TASTE.map((picture) => (
            // biome-ignore lint/performance/noImgElement: a fixed tile, made ahead in its one size
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
      </button>
      <FormProblem code={problem} />
    </div>
  );
}
