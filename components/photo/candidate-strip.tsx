import { useTranslations } from 'next-intl';
import { InputControl } from '@/components/ui/form-controls';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { type Candidate, type Candidates, recommendedCandidate } from './analysis/candidates';
import { cropStyle } from './analysis/crop-fractions';

type CandidateStripProps = {
  readonly candidates: Candidates;
  readonly selectedId: string;
  readonly onSelect: (id: string) => void;
  readonly onRemove: (id: string) => void;
};

/** All photos as thumbnails: one is selected, the best has a badge, each can be removed. */
export function CandidateStrip({ candidates, selectedId, onSelect, onRemove }: CandidateStripProps) {
  const t = useTranslations('wizard.photo.several');
  const best = recommendedCandidate(candidates);
  if (candidates.all.length < 2) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{t('title')}</legend>
      <div className="photo-candidates">
        {candidates.all.map((candidate, index) => (
          <span className="relative" key={candidate.id}>
            <label className="photo-candidate" data-best={candidate === best || undefined}>
              <InputControl
                checked={candidate.id === selectedId}
                className="sr-only"
                name="candidate"
                onChange={() => onSelect(candidate.id)}
                type="radio"
                value={candidate.id}
              />
              <Thumbnail candidate={candidate} />
              <span className="candidate-foot">
                <span className="sr-only">{t('photo', { number: index + 1 })}</span>
                {candidate === best ? <span>{t('best')}</span> : <VerdictIcon candidate={candidate} />}
              </span>
            </label>
            <UnstyledButton
              aria-label={t('remove', { number: index + 1 })}
              className="candidate-remove"
              onClick={() => onRemove(candidate.id)}
              type="button"
            >
              <Icon name="x" />
            </UnstyledButton>
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

/** Shows whether we found something to improve in the photo. */
function VerdictIcon({ candidate: { verdict } }: { readonly candidate: Candidate }) {
  if (!verdict) return null;
  return verdict.findings.length === 0 ? (
    <Icon className="text-mint-deep" name="circle-check" />
  ) : (
    <Icon className="text-honey-deep" name="lightbulb" />
  );
}
