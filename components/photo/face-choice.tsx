import { useTranslations } from 'next-intl';
import type { Crop, SeenFace } from '@/lib/photos';
import { type Candidate, frameOf } from './candidates';
import { cropStyle } from './crop-fractions';

type FaceChoiceProps = {
  readonly name: string;
  readonly candidate: Candidate;
  readonly faces: readonly SeenFace[];
  readonly onChoose: (crop: Crop) => void;
};

/** More faces than this are a class photo: the cropper serves better. */
const MOST = 6;

/** The faces of a photo as buttons: the parent taps the child's, and the photo is cropped around it. */
export function FaceChoice({ name, candidate, faces, onChoose }: FaceChoiceProps) {
  const t = useTranslations('wizard.photo.coach');
  const { url } = candidate.photo;
  const shown = faces.slice(0, MOST).sort((a, b) => a.box.x - b.box.x);
  if (!url) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a second form within the step's own
    <div aria-label={t('which', { name })} className="flex flex-wrap gap-2.5" role="group">
      {shown.map((face, place) => {
        const frame = frameOf(face, candidate);
        return (
          frame && (
            <button
              aria-label={t('faceOf', { number: place + 1, total: shown.length })}
              className="face-choice"
              key={`${face.box.x} ${face.box.y}`}
              onClick={() => onChoose(frame)}
              type="button"
            >
              {/* biome-ignore lint/performance/noImgElement: a photo that never left this device */}
              <img alt="" src={url} style={cropStyle(frame)} />
            </button>
          )
        );
      })}
    </div>
  );
}
