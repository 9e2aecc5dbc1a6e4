import { useTranslations } from 'next-intl';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { Crop, ScannedFace } from '@/lib/photos';
import { type Candidate, cropAroundFace } from './analysis/candidates';
import { cropStyle } from './analysis/crop-fractions';

type FaceSelectProps = {
  readonly name: string;
  readonly candidate: Candidate;
  readonly faces: readonly ScannedFace[];
  readonly onSelect: (crop: Crop) => void;
};

/** With more faces the photo is a group photo, and the cropper works better. */
const MAX_FACES = 6;

/** Shows the faces of a photo as buttons. The parent selects the child's face, and we crop the photo around it. */
export function FaceSelect({ name, candidate, faces, onSelect }: FaceSelectProps) {
  const t = useTranslations('wizard.photo.coach');
  const { url } = candidate.photo;
  const visibleFaces = faces.slice(0, MAX_FACES).sort((a, b) => a.box.x - b.box.x);
  if (!url) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a second form within the step's own
    <div aria-label={t('which', { name })} className="flex flex-wrap gap-2.5" role="group">
      {visibleFaces.map((face, index) => {
        const frame = cropAroundFace(face, candidate);
        return (
          frame && (
            <UnstyledButton
              aria-label={t('faceOf', { number: index + 1, total: visibleFaces.length })}
              className="face-choice"
              key={`${face.box.x} ${face.box.y}`}
              onClick={() => onSelect(frame)}
              type="button"
            >
              {/* biome-ignore lint/performance/noImgElement: a photo that never left this device */}
              <img alt="" src={url} style={cropStyle(frame)} />
            </UnstyledButton>
          )
        );
      })}
    </div>
  );
}
