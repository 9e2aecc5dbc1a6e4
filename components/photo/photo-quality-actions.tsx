import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import {
  type Candidate,
  cropForLargerFace,
  mayContainSmallFace,
  quarterTurnsToUpright,
  selectableFaces,
} from './analysis/candidates';
import { FaceSelect } from './face-select';

type PhotoQualityActionsProps = {
  readonly name: string;
  readonly candidate: Candidate;
  readonly onCrop: (crop: NonNullable<Candidate['crop']>) => void;
  readonly onOpenCropper: () => void;
  readonly onRotate: (quarterTurns: number) => void;
  readonly onSkipPhoto?: () => void;
};

/** Buttons that fix the first finding. */
export function PhotoQualityActions({
  name,
  candidate,
  onCrop,
  onOpenCropper,
  onRotate,
  onSkipPhoto,
}: PhotoQualityActionsProps) {
  const t = useTranslations('wizard.photo');
  const first = candidate.verdict?.findings[0];
  if (first === 'severalFaces')
    return <FaceSelect candidate={candidate} faces={selectableFaces(candidate)} name={name} onSelect={onCrop} />;
  const frame = first === 'smallFace' ? cropForLargerFace(candidate) : null;
  const zoomIn = frame
    ? () => onCrop(frame)
    : first === 'noFace' && mayContainSmallFace(candidate)
      ? onOpenCropper
      : null;
  const turns = quarterTurnsToUpright(candidate);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      {first === 'sideways' && turns > 0 && (
        <UnstyledButton className="ui-chip" onClick={() => onRotate(turns)} type="button">
          <Icon name="rotate-cw" />
          {t('coach.upright')}
        </UnstyledButton>
      )}
      {zoomIn && (
        <UnstyledButton className="ui-chip" onClick={zoomIn} type="button">
          <Icon name="crop" />
          {t('coach.closer')}
        </UnstyledButton>
      )}
      {onSkipPhoto && candidate.verdict?.refusal && (
        <UnstyledButton className="text-link" onClick={onSkipPhoto} type="button">
          {t('coach.without')}
        </UnstyledButton>
      )}
    </div>
  );
}
