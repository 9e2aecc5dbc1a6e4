'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { CandidateChoices } from '@/components/character/candidates/candidate-choices';
import { FormError } from '@/components/feedback/form-error';
import { cropForAnalysis, openPhoto, type ReadyPhoto, rotatePhoto } from '@/components/photo/analysis/prepare-photo';
import { PhotoSource } from '@/components/photo/photo-source';
import { Button, LoadingDots } from '@/components/ui/button';
import type { Character, Pet } from '@/lib/illustrator';
import type { Crop } from '@/lib/photos';
import { describeMember, getPet, type PetRole } from '../family-options';
import { listFurs } from './fur-colours';
import '@/app/overlays.css';
import '../../second/photo/photo-dialog.css';

const PhotoCropper = dynamic(() => import('@/components/photo/photo-cropper'), { ssr: false });

/** Enough for the fur of a pet that is far away. */
const MAX_ZOOM = 6;

type PetPhotoFormProps = {
  readonly bookId: string;
  readonly role: PetRole;
  readonly character: Character;
  /** The colours that are closest, or `null` when none is. */
  readonly onChoose: (pet: Pet | null) => void;
};

/** A photo of a pet: the parent moves its fur under the oval, and chooses among the colours that are found there. */
export default function PetPhotoForm({ bookId, role, character, onChoose }: PetPhotoFormProps) {
  const t = useTranslations('hero.family.pet.photo');
  const family = useTranslations('hero.family');
  const body = useRef<HTMLDivElement>(null);
  const { photo, furs, failure, loading, pick, rotate, mark } = usePetPhoto();
  // What was pressed before is gone, and each step begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step changes with what was found
  useEffect(() => {
    body.current?.focus({ preventScroll: true });
    body.current?.parentElement?.scrollTo({ top: 0 });
  }, [furs]);
  // The ears stay as the parent chose them.
  const { ears } = getPet(character.family, role);
  const candidates = furs?.map((fur) => ({
    ...character,
    family: describeMember(character.family, role, { ...fur, ...(ears && { ears }) }),
  }));
  return (
    <div className="grid gap-4 outline-none" ref={body} tabIndex={-1}>
      {candidates ? (
        <>
          <h3 className="text-title">{t('which')}</h3>
          <CandidateChoices
            draft={{ id: bookId, childName: family('role', { role }), gender: 'boy', candidates }}
            onChoose={async (chosen) => onChoose(chosen?.family?.[role] ?? null)}
            photoUrl={null}
            sketch={{ show: role, of: (candidate) => candidate }}
          />
        </>
      ) : (
        <>
          {photo?.url && (
            <>
              <p>{t('mark')}</p>
              <div className="photo-frame">
                <PhotoCropper
                  crop={null}
                  key={photo.url}
                  maxZoom={MAX_ZOOM}
                  onDone={mark}
                  onRotate={rotate}
                  url={photo.url}
                />
              </div>
            </>
          )}
          <div className="flex flex-wrap items-center gap-2">
            <PhotoSource hasPhoto={photo !== null} onPick={pick} />
            {loading && <LoadingDots />}
          </div>
          <FormError failure={failure} />
          <Button onClick={() => onChoose(null)} variant="quiet">
            {family('photo.byHand')}
          </Button>
        </>
      )}
    </div>
  );
}

/** A photo of a pet on this device: nothing of it is stored or sent. */
function usePetPhoto() {
  const [photo, setPhoto] = useState<ReadyPhoto | null>(null);
  const [furs, setFurs] = useState<readonly Pet[] | null>(null);
  const [failure, setFailure] = useState<string>();
  const [loading, setLoading] = useState(false);
  useEffect(() => () => void (photo?.url && URL.revokeObjectURL(photo.url)), [photo]);
  const pick = async ([file]: readonly File[]) => {
    if (!file) return;
    setFailure(undefined);
    const opened = await openPhoto(file, (phase) => setLoading(phase !== null));
    // What this browser cannot show, the parent cannot mark.
    if (opened.ok && opened.value.photo.url) setPhoto(opened.value.photo);
    else setFailure(opened.ok ? 'photo_heic_failed' : opened.code);
  };
  const rotate = async () => {
    const turned = photo && (await rotatePhoto(photo, 1));
    if (turned) setPhoto(turned.photo);
  };
  const mark = async (crop: Crop) => {
    const picture = photo && (await cropForAnalysis(photo, crop).catch(() => null));
    if (picture) setFurs(listFurs(picture));
    else setFailure('photo_broken');
  };
  return { photo, furs, failure, loading, pick, rotate, mark };
}
