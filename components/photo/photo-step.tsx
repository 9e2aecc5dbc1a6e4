'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeletePhoto } from '@/components/drafts/delete-photo';
import { FormError } from '@/components/feedback/form-error';
import { WizardStepLayout } from '@/components/layout/wizard-step-layout';
import { Icon } from '@/components/ui/icon';
import { StepSubmitButton } from '@/components/ui/step-submit-button';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { DraftView } from '@/lib/books';
import { type Crop, PHOTO_LIMITS } from '@/lib/photos';
import { maxCropZoom } from './analysis/candidates';
import { KnownHeroes } from './known-heroes';
import { PhotoAdvice } from './photo-advice';
import { PhotoConsent } from './photo-consent';
import { PhotoFrame } from './photo-frame';
import { ReaderProgress } from './reading/reader-progress';
import { ReadingSummary } from './reading/reading-summary';
import { SkipPhoto } from './skip-photo';
import { UnreadableFiles } from './unreadable-files';
import { UploadProgress } from './upload/upload-progress';
import { usePhotoSubmit } from './upload/use-photo-submit';
import { usePhotoCandidates } from './use-photo-candidates';
import { useSkipPhoto } from './use-skip-photo';

type PhotoStepProps = {
  readonly draft: DraftView;
  readonly focusHeading: boolean;
  readonly onUploaded: (draft: DraftView) => Promise<void>;
  readonly onDeleted: (draft: DraftView) => Promise<void>;
  /** Continues with the photo that is already uploaded. */
  readonly onContinue: () => void;
  /** The stored photo belongs to this hero alone, so that it can be deleted here. */
  readonly ownsPhoto?: boolean;
};

const LIMIT_VALUES = {
  minEdge: PHOTO_LIMITS.minEdgePx,
  minFace: PHOTO_LIMITS.minFacePx,
  maxMegabytes: PHOTO_LIMITS.maxBytes / 1024 / 1024,
};
const RETRYABLE_CODES = ['network_error', 'service_unavailable', 'server_busy'];

/**
 * Step 3: one photo with the parent's consent. Nothing leaves the device before the consent, and the photo itself only
 * where this device cannot read it.
 */
export function PhotoStep({
  draft,
  focusHeading,
  onUploaded,
  onDeleted,
  onContinue,
  ownsPhoto = true,
}: PhotoStepProps) {
  const t = useTranslations('wizard.photo');
  const [cropping, setCropping] = useState(false);
  const photos = usePhotoCandidates(draft.id);
  const { selected } = photos;
  const submission = usePhotoSubmit({
    draft,
    photos,
    onCropNeeded: setCropping,
    onContinue,
    onSaved: async (next, sent) => {
      // A photo that was only read stays on this device for a day, to be seen beside the hero.
      if (sent === 'photo') await photos.clear();
      await onUploaded(next);
    },
  });
  const { submit, upload, reading, version, consented, consentMissing, setConsented, kept, settling } = submission;
  const finish = async (next: DraftView) => {
    await photos.clear();
    await onUploaded(next);
  };
  const skipPhoto = useSkipPhoto(draft.id, finish);
  const { gender } = draft;
  const name = draft.childName ?? '';
  const uploading = upload.state !== null;

  const cropTo = (crop: Crop) => {
    upload.setFailure(undefined);
    if (selected) void photos.crop(selected, crop);
  };
  const addPhotos = (files: readonly File[]) => {
    upload.setFailure(undefined);
    setCropping(false);
    void photos.add(files);
  };
  return (
    <form className="contents" noValidate onSubmit={submit}>
      <WizardStepLayout
        focusHeading={focusHeading}
        actions={
          <>
            {settling && reading.state.phase === 'reading' && (
              <div className="mb-3">
                <ReaderProgress onSendInstead={reading.sendInstead} />
              </div>
            )}
            {upload.state && <UploadProgress name={name} onStop={upload.abort} state={upload.state} />}
            <StepSubmitButton
              loading={uploading || settling || photos.loadPhase !== null}
              variant={selected?.verdict?.refusal ? 'quiet' : 'action'}
            >
              {t('go', { gender, name })}
            </StepSubmitButton>
          </>
        }
        lead={t('lead')}
        picture={
          <PhotoFrame
            crop={selected?.crop ?? null}
            cropping={cropping}
            faceFound={kept || (selected?.verdict?.passed.includes('face') ?? false)}
            maxZoom={selected ? maxCropZoom(selected) : 1}
            name={name}
            onCrop={selected ? cropTo : null}
            onCroppingChange={setCropping}
            onPick={addPhotos}
            onRotate={() => selected && photos.rotate(selected, 1)}
            loadPhase={photos.loadPhase}
            undecodable={selected !== null && selected.photo.url === null}
            url={selected ? selected.photo.url : (draft.photo?.url ?? null)}
          />
        }
        title={t('title', { name })}
      >
        <UnreadableFiles
          files={photos.unreadable}
          hasPhoto={selected !== null || kept}
          onDismiss={photos.dismiss}
          values={LIMIT_VALUES}
        />
        <FormError failure={upload.failure} values={{ name, ...LIMIT_VALUES }} />
        {RETRYABLE_CODES.includes(upload.failure?.code ?? '') && (
          <UnstyledButton className="text-link justify-self-start" type="submit">
            {t('sending.again')}
          </UnstyledButton>
        )}
        {!kept && !selected && !uploading && <KnownHeroes draft={draft} onDraftChange={finish} />}
        {!kept && !selected && submission.readsHere && <PhotoStays />}
        {!kept && (
          <PhotoAdvice
            gender={gender}
            name={name}
            onCrop={cropTo}
            onOpenCropper={() => setCropping(true)}
            onSkipPhoto={skipPhoto.skip}
            photos={photos}
            staysHere={submission.sendsReading}
          />
        )}
        {kept && <KeptPhoto draft={draft} name={name} {...(ownsPhoto && { onDeleted })} />}
        {selected && <ReadingSummary reading={reading} />}
        {selected && (
          <PhotoConsent consented={consented} invalid={consentMissing} onChange={setConsented} version={version} />
        )}
        {!kept && <SkipPhoto gender={gender} action={skipPhoto} />}
      </WizardStepLayout>
    </form>
  );
}

/** Said before a photo is chosen: what becomes of it decides whether one is. */
function PhotoStays() {
  const t = useTranslations('wizard.photo');
  return (
    <p className="flex gap-2 text-mint-deep text-small">
      <Icon className="mt-0.5" name="shield-check" />
      {t('stays')}
    </p>
  );
}

type KeptPhotoProps = {
  readonly draft: DraftView;
  readonly name: string;
  /** Missing where the photo cannot be deleted. */
  readonly onDeleted?: (draft: DraftView) => Promise<void>;
};

/** What the draft has already: the photo, or only what the parent's device has read from one. */
function KeptPhoto({ draft, name, onDeleted }: KeptPhotoProps) {
  const t = useTranslations('wizard.photo');
  const { id, gender, photo } = draft;
  return (
    <div className="grid justify-items-start gap-1">
      <p className="text-ink-soft text-small">{photo ? t('keptHint', { gender, name }) : t('keptReading', { name })}</p>
      {onDeleted && <DeletePhoto bookId={id} gender={gender} onDeleted={onDeleted} readOnDevice={!photo} />}
    </div>
  );
}
