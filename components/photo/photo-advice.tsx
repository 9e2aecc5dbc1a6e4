import { useTranslations } from 'next-intl';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { DraftView } from '@/lib/books';
import type { Crop } from '@/lib/photos';
import { cropForLargerFace } from './analysis/candidates';
import { CandidateStrip } from './candidate-strip';
import { PhotoGuide } from './photo-guide';
import { PhotoQuality, PhotoTips } from './photo-quality';
import { PhotoQualityActions } from './photo-quality-actions';
import { LOCAL_RETENTION_HOURS } from './upload/photo-store';
import type { usePhotoCandidates } from './use-photo-candidates';

type PhotoAdviceProps = {
  readonly name: string;
  readonly gender: DraftView['gender'];
  readonly photos: ReturnType<typeof usePhotoCandidates>;
  readonly onCrop: (crop: Crop) => void;
  readonly onOpenCropper: () => void;
  /** Without it the photo cannot be skipped. */
  readonly onSkipPhoto?: () => void;
  /** The photo is read on this device and not sent. */
  readonly staysHere?: boolean;
};

/** Advice on the selected photo, the other photos, and a note that all of them stay on this device. */
export function PhotoAdvice(props: PhotoAdviceProps) {
  const { name, gender, photos, onCrop, onOpenCropper, onSkipPhoto, staysHere = false } = props;
  const t = useTranslations('wizard.photo.here');
  const { candidates, selected } = photos;
  return (
    <>
      {selected ? (
        <PhotoQuality
          croppable={cropForLargerFace(selected) !== null}
          gender={gender}
          analyzing={selected.photo.url !== null && selected.analysis === null}
          name={name}
          verdict={selected.verdict}
        >
          <PhotoQualityActions
            candidate={selected}
            name={name}
            onCrop={onCrop}
            onOpenCropper={onOpenCropper}
            onRotate={(turns) => photos.rotate(selected, turns)}
            {...(onSkipPhoto && { onSkipPhoto })}
          />
        </PhotoQuality>
      ) : (
        <PhotoTips />
      )}
      <PhotoGuide />
      {selected && (
        <CandidateStrip
          candidates={candidates}
          selectedId={selected.id}
          onSelect={photos.select}
          onRemove={photos.remove}
        />
      )}
      {selected && (
        <p className="text-ink-soft text-small">
          {t(staysHere ? 'noteKept' : 'note', { hours: LOCAL_RETENTION_HOURS })}{' '}
          <UnstyledButton className="underline" onClick={photos.clear} type="button">
            {t('remove', { count: candidates.all.length })}
          </UnstyledButton>
        </p>
      )}
    </>
  );
}
