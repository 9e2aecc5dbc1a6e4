'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { maxCropZoom } from '@/components/photo/analysis/candidates';
import { PhotoAdvice } from '@/components/photo/photo-advice';
import { PhotoConsent } from '@/components/photo/photo-consent';
import { PhotoFrame } from '@/components/photo/photo-frame';
import { ReadingSummary } from '@/components/photo/reading/reading-summary';
import { UnreadableFiles } from '@/components/photo/unreadable-files';
import { UploadProgress } from '@/components/photo/upload/upload-progress';
import { usePhotoSubmit } from '@/components/photo/upload/use-photo-submit';
import { usePhotoCandidates } from '@/components/photo/use-photo-candidates';
import { Button } from '@/components/ui/button';
import type { DraftView } from '@/lib/books';
import { ERROR_PARAMS } from '@/lib/client/api/error-text';
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
  const [cropping, setCropping] = useState(false);
  const photos = usePhotoCandidates(draft.id);
  const { submit, upload, reading, sendsReading, version, consented, consentMissing, setConsented, settling } =
    usePhotoSubmit({
      draft,
      photos,
      asksConsent,
      onCropNeeded: setCropping,
      onSaved: async (saved) => {
        await photos.clear();
        await onSaved(saved);
      },
    });
  const { selected } = photos;
  const addFirst = useEffectEvent(() => file && void photos.add([file]));
  useEffect(() => {
    addFirst();
  }, []);

  const cropTo = (crop: Crop) => {
    upload.setFailure(undefined);
    if (selected) void photos.crop(selected, crop);
  };
  const pick = (files: readonly File[]) => {
    upload.setFailure(undefined);
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
        <FormError failure={upload.failure} values={{ name }} />
        <PhotoAdvice
          gender={draft.gender}
          name={name}
          onCrop={cropTo}
          onOpenCropper={() => setCropping(true)}
          photos={photos}
          staysHere={sendsReading}
        />
        {!selected && draft.readOnDevice && <p className="text-ink-soft text-small">{t('keptReading', { name })}</p>}
        {selected && <ReadingSummary asksConsent={asksConsent} reading={reading} />}
        {asksConsent && selected && (
          <PhotoConsent consented={consented} invalid={consentMissing} onChange={setConsented} version={version} />
        )}
        {upload.state && <UploadProgress name={name} onStop={upload.abort} state={upload.state} />}
        {(asksConsent || selected) && (
          <Button fullWidth loading={upload.state !== null || settling} size="large" type="submit">
            {submitLabel}
          </Button>
        )}
        <p className="text-ink-soft text-note">{t('lead')}</p>
      </div>
    </form>
  );
}
