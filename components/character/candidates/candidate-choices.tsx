import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Polaroid } from '@/components/book-object/polaroid';
import { FormError } from '@/components/feedback/form-error';
import { RevealImage } from '@/components/generation-progress/reveal-image';
import { Button } from '@/components/ui/button';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { DraftView } from '@/lib/books';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import type { Character } from '@/lib/illustrator';
import { getDifference } from './differences';
import { type CandidateSketch, useCandidateSketches } from './use-candidate-sketches';

type CandidateChoicesProps = {
  readonly draft: Pick<DraftView, 'candidates' | 'childName' | 'gender' | 'id'>;
  /** The photo beside the drawings, where there is one to show. */
  readonly photoUrl: string | null;
  /** Saves the chosen hero, or `null` when none is right. */
  readonly onChoose: (character: Character | null) => Promise<unknown>;
  /** How a candidate is drawn, if it is not the first hero. */
  readonly sketch?: CandidateSketch;
};

/** The photo and the heroes that it may mean, each to be chosen. */
export function CandidateChoices({ draft, photoUrl, onChoose, sketch }: CandidateChoicesProps) {
  const t = useTranslations('hero.candidates');
  const { candidates, gender } = draft;
  const name = draft.childName ?? '';
  const { urls, failure, retry } = useCandidateSketches(draft.id, candidates, sketch);
  const [saving, setSaving] = useState<number | 'none'>();
  const [saveError, setSaveError] = useState<Failure>();
  const choose = async (index: number | 'none') => {
    setSaveError(undefined);
    setSaving(index);
    await onChoose(index === 'none' ? null : (candidates[index] ?? null)).catch((thrown: unknown) => {
      setSaveError(toApiError(thrown));
      setSaving(undefined);
    });
  };
  const [first] = candidates;
  if (!first) return null;
  return (
    <>
      <ul className="candidate-grid">
        {photoUrl && (
          <li className="candidate-photo">
            <Polaroid
              caption={name}
              // biome-ignore lint/performance/noImgElement: a private, short-lived picture
              photo={<img alt={t('photoAlt', { name })} src={photoUrl} />}
              tilt={-2}
            />
          </li>
        )}
        {candidates.map((candidate, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: candidates have no id and never change their order
          <li key={index}>
            <UnstyledButton
              aria-busy={saving === index}
              aria-label={t('option', { gender, number: index + 1, difference: getDifference(first, candidate) })}
              className="candidate-card"
              disabled={saving !== undefined || urls[index] === undefined}
              onClick={() => choose(index)}
              type="button"
            >
              <span aria-hidden="true" className="candidate-picture">
                <RevealImage alt="" progress={0.4} src={urls[index] ?? null} />
              </span>
              <span className="candidate-choose">{t('choose', { gender })}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <FormError failure={saveError ?? failure} />
      <div className="flex flex-wrap items-center gap-4">
        {failure && <Button onClick={retry}>{t('retry')}</Button>}
        <Button
          disabled={typeof saving === 'number'}
          loading={saving === 'none'}
          onClick={() => choose('none')}
          variant="quiet"
        >
          {t('none')}
        </Button>
      </div>
    </>
  );
}
