import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { maxCropZoom } from '@/components/photo/analysis/candidates';
import { PhotoAdvice } from '@/components/photo/photo-advice';
import { PhotoFrame } from '@/components/photo/photo-frame';
import { ReadingSummary } from '@/components/photo/reading/reading-summary';
import { UnreadableFiles } from '@/components/photo/unreadable-files';
import { Button } from '@/components/ui/button';
import type { DraftView } from '@/lib/books';
import type { ReadHero } from '@/lib/illustrator';
import { type Crop, PHOTO_LIMITS } from '@/lib/photos';
import { SecondConsent } from './second-consent';
import { useSecondPhoto } from './use-second-photo';

type SecondPhotoFormProps = {
  readonly draft: DraftView;
  readonly second: NonNullable<DraftView['second']>;
  readonly onRead: (hero: ReadHero) => Promise<void>;
  readonly onLooks: () => void;
};

const LIMIT_VALUES = {
  minEdge: PHOTO_LIMITS.minEdgePx,
  minFace: PHOTO_LIMITS.minFacePx,
  maxMegabytes: PHOTO_LIMITS.maxBytes / 1024 / 1024,
};

/** One photo with advice and consent, as for the first hero; what this device cannot read is chosen by hand. */
export function SecondPhotoForm({ draft, second, onRead, onLooks }: SecondPhotoFormProps) {
  const t = useTranslations('hero.second.photo');
  const { name, gender } = second;
  const [cropping, setCropping] = useState(false);
  const form = useSecondPhoto(draft.id, second, onRead);
  const { photos, reading } = form;
  const { selected } = photos;
  const unread = reading.state.phase === 'failed' ? reading.state.reason : null;
  const cropTo = (crop: Crop) => {
    form.clearFailure();
    if (selected) void photos.crop(selected, crop);
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={form.submit}>
      <PhotoFrame
        crop={selected?.crop ?? null}
        cropping={cropping}
        faceFound={selected?.verdict?.passed.includes('face') ?? false}
        loadPhase={photos.loadPhase}
        maxZoom={selected ? maxCropZoom(selected) : 1}
        name={name}
        onCrop={selected ? cropTo : null}
        onCroppingChange={setCropping}
        onPick={(files) => {
          form.clearFailure();
          setCropping(false);
          void photos.add(files);
        }}
        onRotate={() => selected && photos.rotate(selected, 1)}
        undecodable={selected !== null && selected.photo.url === null}
        url={selected?.photo.url ?? null}
      />
      <UnreadableFiles
        files={photos.unreadable}
        hasPhoto={selected !== null}
        onDismiss={photos.dismiss}
        values={LIMIT_VALUES}
      />
      <FormError failure={form.failure} values={{ name, ...LIMIT_VALUES }} />
      <PhotoAdvice
        gender={gender}
        name={name}
        onCrop={cropTo}
        onOpenCropper={() => setCropping(true)}
        photos={photos}
        staysHere
      />
      {unread ? (
        <div className="reading-card" role="status">
          <p>{t(unread === 'line' ? 'failedLine' : 'failed', { second: name })}</p>
        </div>
      ) : (
        selected && <ReadingSummary canSend={false} reading={reading} />
      )}
      {selected && !unread && (
        <SecondConsent
          consented={form.consented}
          invalid={form.consentMissing}
          onChange={form.setConsented}
          second={name}
        />
      )}
      <div className="grid gap-2">
        {unread === 'line' ? (
          <Button fullWidth onClick={reading.retry}>
            {t('retry')}
          </Button>
        ) : (
          !unread && (
            <Button fullWidth loading={form.busy || photos.loadPhase !== null} type="submit">
              {t('go', { second: name })}
            </Button>
          )
        )}
        <Button fullWidth onClick={onLooks} variant="quiet">
          {t('byHand')}
        </Button>
      </div>
    </form>
  );
}
