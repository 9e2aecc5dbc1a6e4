'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { isFixableByCrop, maxCropZoom } from '@/components/photo/analysis/candidates';
import { PhotoAdvice } from '@/components/photo/photo-advice';
import { PhotoConsent } from '@/components/photo/photo-consent';
import { PhotoFrame } from '@/components/photo/photo-frame';
import { UnreadableFiles } from '@/components/photo/unreadable-files';
import { UploadProgress } from '@/components/photo/upload-progress';
import { usePhotoCandidates } from '@/components/photo/use-photo-candidates';
import { usePhotoUpload } from '@/components/photo/use-photo-upload';
import { Button } from '@/components/ui/button';
import type { DraftView } from '@/lib/books';
import { ERROR_PARAMS } from '@/lib/client/api/error-text';
import { useMarket } from '@/lib/client/market';
import type { Crop } from '@/lib/photos';

type ChildPhotoFormProps = {
  readonly draft: DraftView;
  readonly name: string;
  /** A file that is looked at first. */
  readonly file?: File | null;
  readonly submitLabel: ReactNode;
  /** A parent consents to each photo; a school has declared for all of them. */
  readonly asksConsent?: boolean;
  readonly onSaved: (draft: DraftView) => Promise<unknown>;
};

/** The photo of a child, looked at by the coach and cropped before it is sent. */
export function ChildPhotoForm(props: ChildPhotoFormProps) {
  const { draft, name, file = null, submitLabel, asksConsent = false, onSaved } = props;
  const t = useTranslations('wizard.photo');
  const { language } = useMarket();
  // A new photo needs a new consent (rulings, "Consent").
  const [consentedFor, setConsentedFor] = useState<string | null>(null);
  const [consentMissing, setConsentMissing] = useState(false);
  const [cropping, setCropping] = useState(false);
  const [settling, setSettling] = useState(false);
  const photos = usePhotoCandidates(draft.id);
  const upload = usePhotoUpload(draft.id, { textVersion: draft.photoConsent, language });
  const { selected } = photos;
  const addFirst = useEffectEvent(() => file && void photos.add([file]));
  useEffect(() => {
    addFirst();
  }, []);

  const send = async () => {
    if (!selected) return upload.setErrorCode('photo_required');
    if (asksConsent && consentedFor !== selected.id) {
      setConsentMissing(true);
      document.getElementById('photo-consent')?.focus();
      return;
    }
    setCropping(false);
    setSettling(true);
    const settled = (await photos.settle(selected)) ?? selected;
    setSettling(false);
    // The browser applies the server's rules, so we need no upload to know the rejection.
    if (settled.verdict?.refusal) return upload.setErrorCode(settled.verdict.refusal);
    const outcome = await upload.submit(settled);
    if (typeof outcome === 'string') setCropping(isFixableByCrop(outcome, settled));
    else if (outcome) {
      await photos.clear();
      await onSaved(outcome);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (upload.state === null && !settling) void send();
  };
  const cropTo = (crop: Crop) => {
    upload.setErrorCode(undefined);
    if (selected) void photos.crop(selected, crop);
  };
  const pick = (files: readonly File[]) => {
    upload.setErrorCode(undefined);
    setCropping(false);
    void photos.add(files);
  };
  return (
    <form className="child-photo-form" noValidate onSubmit={submit}>
      <PhotoFrame
        crop={selected?.crop ?? null}
        cropping={cropping}
        faceFound={selected?.verdict?.passed.includes('face') ?? false}
        loadPhase={photos.loadPhase}
        maxZoom={selected ? maxCropZoom(selected) : 1}
        name={name}
        onCrop={selected ? cropTo : null}
        onCroppingChange={setCropping}
        onPick={pick}
        onRotate={() => selected && photos.rotate(selected, 1)}
        undecodable={selected !== null && selected.photo.url === null}
        url={selected ? selected.photo.url : (draft.photo?.url ?? null)}
      />
      <div className="grid content-start gap-4">
        <UnreadableFiles
          files={photos.unreadable}
          hasPhoto={selected !== null || draft.photo !== null}
          onDismiss={photos.dismiss}
          values={ERROR_PARAMS}
        />
        <FormError code={upload.errorCode} values={{ name }} />
        <PhotoAdvice
          gender={draft.gender}
          name={name}
          onCrop={cropTo}
          onOpenCropper={() => setCropping(true)}
          photos={photos}
        />
        {asksConsent && selected && (
          <PhotoConsent
            consented={consentedFor === selected.id}
            invalid={consentMissing}
            onChange={(given) => {
              setConsentedFor(given ? selected.id : null);
              setConsentMissing(false);
            }}
            version={draft.photoConsent}
          />
        )}
        {upload.state && <UploadProgress name={name} onStop={upload.abort} state={upload.state} />}
        <Button fullWidth loading={upload.state !== null || settling} size="large" type="submit">
          {submitLabel}
        </Button>
        <p className="text-ink-soft text-note">{t('lead')}</p>
      </div>
    </form>
  );
}
