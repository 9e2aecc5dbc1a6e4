import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { FormProblem } from '@/components/wizard/form-problem';
import type { DraftView } from '@/lib/books';
import { asApiError } from '@/lib/client/api-error';
import { send } from '@/lib/client/send';

/** A few features from the passport, as an invitation. */
const TASTE = ['hair-curlyLong', 'trait-glasses-round', 'hair-tousled'] as const;

type NoPhotoProps = { readonly draft: DraftView; readonly onMet: (draft: DraftView) => Promise<void> };

/** The other way to a hero: the parent describes the child; no photo, no consent. */
export function NoPhoto({ draft, onMet }: NoPhotoProps) {
  const t = useTranslations('wizard.photo.without');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const goOn = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await onMet(await send<DraftView>(`/api/books/${draft.id}/no-photo`));
    } catch (thrown) {
      setProblem(asApiError(thrown).code);
      setBusy(false);
    }
  };
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
            {t('hint', { gender: draft.gender })}
          </span>
        </span>
        <Icon flip name="arrow-right" />
      </button>
      <FormProblem code={problem} />
    </div>
  );
}
