import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { type Candidate, facesToChoose, frameForSize, mayHideFace, turnsToUpright } from './candidates';
import { FaceChoice } from './face-choice';

type CoachHelpProps = {
  readonly name: string;
  readonly candidate: Candidate;
  readonly onCrop: (crop: NonNullable<Candidate['crop']>) => void;
  readonly onCropper: () => void;
  readonly onTurn: (quarterTurns: number) => void;
  readonly onWithout: () => void;
};

/** What can be done at once about the coach's first piece of advice. */
export function CoachHelp({ name, candidate, onCrop, onCropper, onTurn, onWithout }: CoachHelpProps) {
  const t = useTranslations('wizard.photo');
  const first = candidate.verdict?.findings[0];
  if (first === 'severalFaces')
    return <FaceChoice candidate={candidate} faces={facesToChoose(candidate)} name={name} onChoose={onCrop} />;
  const frame = first === 'smallFace' ? frameForSize(candidate) : null;
  const closer = frame ? () => onCrop(frame) : first === 'noFace' && mayHideFace(candidate) ? onCropper : null;
  const turns = turnsToUpright(candidate);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      {first === 'sideways' && turns > 0 && (
        <button className="chip" onClick={() => onTurn(turns)} type="button">
          <Icon name="rotate-cw" />
          {t('coach.upright')}
        </button>
      )}
      {closer && (
        <button className="chip" onClick={closer} type="button">
          <Icon name="crop" />
          {t('coach.closer')}
        </button>
      )}
      {candidate.verdict?.refusal && (
        <button className="text-link" onClick={onWithout} type="button">
          {t('coach.without')}
        </button>
      )}
    </div>
  );
}
