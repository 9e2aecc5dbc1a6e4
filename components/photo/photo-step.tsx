'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { DeletePhoto } from '@/components/drafts/delete-photo';
import { FormError } from '@/components/feedback/form-error';
import { WizardStepLayout } from '@/components/layout/wizard-step-layout';
import { StepSubmitButton } from '@/components/ui/step-submit-button';
import type { DraftView } from '@/lib/books';
import { useMarket } from '@/lib/client/market';
import { type Crop, PHOTO_LIMITS } from '@/lib/photos';
import { isFixableByCrop, maxCropZoom } from './analysis/candidates';
import { KnownHeroes } from './known-heroes';
import { PhotoAdvice } from './photo-advice';
import { PhotoConsent } from './photo-consent';
import { PhotoFrame } from './photo-frame';
import { SkipPhoto } from './skip-photo';
import { UnreadableFiles } from './unreadable-files';
import { UploadProgress } from './upload-progress';
import { usePhotoCandidates } from './use-photo-candidates';
import { usePhotoUpload } from './use-photo-upload';
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

/** Step 3: one photo with the parent's consent. Nothing leaves the device before the consent. */
export function PhotoStep({
  draft,
  focusHeading,
  onUploaded,
  onDeleted,
  onContinue,
  ownsPhoto = true,
}: PhotoStepProps) {
  const t = useTranslations('wizard.photo');
  const { language } = useMarket();
  // Id of the photo that the consent is for; a new photo needs a new consent (rulings, "Consent").
  const [consentedFor, setConsentedFor] = useState<string | null>(null);
  const [consentMissing, setConsentMissing] = useState(false);
  const [cropping, setCropping] = useState(false);
  // A parent may be faster than the analysis of the photo.
  const [settling, setSettling] = useState(false);
  const photos = usePhotoCandidates(draft.id);
  const upload = usePhotoUpload(draft.id, { textVersion: draft.photoConsent, language });
  const onSaved = async (next: DraftView) => {
    await photos.clear();
    await onUploaded(next);
  };
  const skipPhoto = useSkipPhoto(draft.id, onSaved);
  const { gender } = draft;
  const name = draft.childName ?? '';
  const { selected } = photos;
  const consented = selected !== null && consentedFor === selected.id;
  const hasStoredPhoto = selected === null && draft.photo !== null;
  const uploading = upload.state !== null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (uploading || settling) return;
    if (hasStoredPhoto) return onContinue();
    if (selected === null) return upload.setErrorCode('photo_required');
    // The browser applies the server's rules, so we need no upload to know the rejection.
    if (selected.verdict?.refusal) return upload.setErrorCode(selected.verdict.refusal);
    if (!consented) {
      setConsentMissing(true);
      document.getElementById('photo-consent')?.focus();
      return;
    }
    setCropping(false);
    setSettling(true);
    const settled = (await photos.settle(selected)) ?? selected;
    setSettling(false);
    if (settled.verdict?.refusal) return upload.setErrorCode(settled.verdict.refusal);
    const outcome = await upload.submit(settled);
    if (typeof outcome === 'string') setCropping(isFixableByCrop(outcome, settled));
    else if (outcome) await onSaved(outcome);
  };
  const cropTo = (crop: Crop) => {
    upload.setErrorCode(undefined);
    if (selected) void photos.crop(selected, crop);
  };
  const addPhotos = (files: readonly File[]) => {
    upload.setErrorCode(undefined);
    setCropping(false);
    void photos.add(files);
  };
  return (
    <form className="contents" noValidate onSubmit={submit}>
      <WizardStepLayout
        focusHeading={focusHeading}
        actions={
          <>
            {upload.state && <UploadProgress name={name} onStop={upload.abort} state={upload.state} />}
            <StepSubmitButton loading={uploading || settling || photos.loadPhase !== null}>
              {t('go', { gender, name })}
            </StepSubmitButton>
          </>
        }
        lead={t('lead')}
        picture={
          <PhotoFrame
            crop={selected?.crop ?? null}
            cropping={cropping}
            faceFound={hasStoredPhoto || (selected?.verdict?.passed.includes('face') ?? false)}
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
          hasPhoto={selected !== null || hasStoredPhoto}
          onDismiss={photos.dismiss}
          values={LIMIT_VALUES}
        />
        <FormError code={upload.errorCode} values={{ name, ...LIMIT_VALUES }} />
        {RETRYABLE_CODES.includes(upload.errorCode ?? '') && (
          <button className="text-link justify-self-start" type="submit">
            {t('sending.again')}
          </button>
        )}
        {!hasStoredPhoto && !selected && !uploading && <KnownHeroes draft={draft} onDraftChange={onSaved} />}
        {!hasStoredPhoto && (
          <PhotoAdvice
            gender={gender}
            name={name}
            onCrop={cropTo}
            onOpenCropper={() => setCropping(true)}
            onSkipPhoto={skipPhoto.skip}
            photos={photos}
          />
        )}
        {hasStoredPhoto && (
          <div className="grid justify-items-start gap-1">
            <p className="text-ink-soft text-small">{t('keptHint', { gender, name })}</p>
            {ownsPhoto && <DeletePhoto bookId={draft.id} gender={gender} onDeleted={onDeleted} />}
          </div>
        )}
        {selected && (
          <PhotoConsent
            consented={consented}
            version={draft.photoConsent}
            invalid={consentMissing}
            onChange={(given) => {
              setConsentedFor(given ? selected.id : null);
              setConsentMissing(false);
            }}
          />
        )}
        {!hasStoredPhoto && <SkipPhoto gender={gender} action={skipPhoto} />}
      </WizardStepLayout>
    </form>
  );
}
