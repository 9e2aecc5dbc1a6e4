import { useTranslations } from 'next-intl';
import type { DraftView } from '@/lib/books';
import type { Crop } from '@/lib/photos';
import { CandidateStrip } from './candidate-strip';
import { frameForSize } from './candidates';
import { Coach, CoachTips } from './coach';
import { CoachHelp } from './coach-help';
import { PhotoGuide } from './photo-guide';
import { KEPT_HERE_HOURS } from './photo-store';
import type { useCandidates } from './use-candidates';

type PhotoTalkProps = {
  readonly name: string;
  readonly gender: DraftView['gender'];
  readonly photos: ReturnType<typeof useCandidates>;
  readonly onCrop: (crop: Crop) => void;
  readonly onCropper: () => void;
  readonly onWithout: () => void;
};

/** All that is said about the photos on this device: advice, the others to choose from, and where they stay. */
export function PhotoTalk({ name, gender, photos, onCrop, onCropper, onWithout }: PhotoTalkProps) {
  const t = useTranslations('wizard.photo.here');
  const { candidates, chosen } = photos;
  return (
    <>
      {chosen ? (
        <Coach
          croppable={frameForSize(chosen) !== null}
          gender={gender}
          looking={chosen.photo.url !== null && chosen.look === null}
          name={name}
          verdict={chosen.verdict}
        >
          <CoachHelp
            candidate={chosen}
            name={name}
            onCrop={onCrop}
            onCropper={onCropper}
            onTurn={(turns) => photos.turn(chosen, turns)}
            onWithout={onWithout}
          />
        </Coach>
      ) : (
        <CoachTips />
      )}
      <PhotoGuide />
      {chosen && (
        <CandidateStrip
          candidates={candidates}
          chosenId={chosen.id}
          onChoose={photos.choose}
          onRemove={photos.remove}
        />
      )}
      {chosen && (
        <p className="text-ink-soft text-small">
          {t('note', { hours: KEPT_HERE_HOURS })}{' '}
          <button className="underline" onClick={photos.forget} type="button">
            {t('remove', { count: candidates.all.length })}
          </button>
        </p>
      )}
    </>
  );
}
