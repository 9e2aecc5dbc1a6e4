import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { type Candidate, type Candidates, proposed } from './candidates';
import { cropStyle } from './crop-fractions';

type CandidateStripProps = {
  readonly candidates: Candidates;
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
  readonly onRemove: (id: string) => void;
};

/** The other photos as small polaroids: one is chosen, the best is marked, any can be put aside. */
export function CandidateStrip({ candidates, chosenId, onChoose, onRemove }: CandidateStripProps) {
  const t = useTranslations('wizard.photo.several');
  const best = proposed(candidates);
  if (candidates.all.length < 2) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{t('title')}</legend>
      <div className="candidates">
        {candidates.all.map((candidate, place) => (
          <span className="relative" key={candidate.id}>
            <label className="candidate" data-best={candidate === best || undefined}>
              <input
                checked={candidate.id === chosenId}
                className="sr-only"
                name="candidate"
                onChange={() => onChoose(candidate.id)}
                type="radio"
                value={candidate.id}
              />
              <Thumbnail candidate={candidate} />
              <span className="candidate-foot">
                <span className="sr-only">{t('photo', { number: place + 1 })}</span>
                {candidate === best ? t('best') : <Mood candidate={candidate} />}
              </span>
            </label>
            <button
              aria-label={t('remove', { number: place + 1 })}
              className="candidate-away"
              onClick={() => onRemove(candidate.id)}
              type="button"
            >
              <Icon name="x" />
            </button>
          </span>
        ))}
      </div>
      <p className="flex gap-2 text-ink-soft text-small">
        <Icon className="mt-1" name="lock" />
        {t('stay')}
      </p>
    </fieldset>
  );
}

function Thumbnail({ candidate: { photo, crop } }: { readonly candidate: Candidate }) {
  return (
    <span className="candidate-window">
      {photo.url ? (
        // biome-ignore lint/performance/noImgElement: a photo that never left this device
        <img alt="" src={photo.url} style={crop ? cropStyle(crop) : undefined} />
      ) : (
        <Icon name="image" />
      )}
    </span>
  );
}

/** At a glance: fine, or with something that could be better. */
function Mood({ candidate: { verdict } }: { readonly candidate: Candidate }) {
  if (!verdict) return null;
  return verdict.findings.length === 0 ? (
    <Icon className="text-mint-deep" name="circle-check" />
  ) : (
    <Icon className="text-honey-deep" name="lightbulb" />
  );
}
