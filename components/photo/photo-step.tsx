'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Checkbox } from '@/components/ui/choice';
import { FieldNote } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { FormProblem } from '@/components/wizard/form-problem';
import { GoButton } from '@/components/wizard/go-button';
import { MakeStep } from '@/components/wizard/make-step';
import { type DraftView, RETENTION_DAYS } from '@/lib/books';
import { useErrorText } from '@/lib/client/error-text';
import { useMarket } from '@/lib/client/market';
import { PHOTO_LIMITS } from '@/lib/photos';
import { Coach } from './coach';
import { KeptPhoto } from './kept-photo';
import { NoPhoto } from './no-photo';
import { PhotoFrame } from './photo-frame';
import { UploadProgress } from './upload-progress';
import { usePhotoUpload } from './use-photo-upload';

type PhotoStepProps = {
  readonly draft: DraftView;
  readonly focusHeading: boolean;
  readonly onUploaded: (draft: DraftView) => Promise<void>;
  readonly onDeleted: (draft: DraftView) => Promise<void>;
  /** Go on with the photo that is already there. */
  readonly onKeep: () => void;
};

const LIMITS = {
  minEdge: PHOTO_LIMITS.minEdgePx,
  minFace: PHOTO_LIMITS.minFacePx,
  maxMegabytes: PHOTO_LIMITS.maxBytes / 1024 / 1024,
};

/** Step 3: one photo with the parent's declaration. Nothing leaves the device before it is given. */
export function PhotoStep({ draft, focusHeading, onUploaded, onDeleted, onKeep }: PhotoStepProps) {
  const t = useTranslations('wizard.photo');
  const errorText = useErrorText();
  const { language, to } = useMarket();
  const [consented, setConsented] = useState(false);
  const [consentMissing, setConsentMissing] = useState(false);
  const flow = usePhotoUpload(draft.id, language);
  const { gender } = draft;
  const name = draft.childName ?? '';
  const kept = flow.photo === null && draft.photo !== null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (kept) return onKeep();
    if (flow.photo === null) return flow.setProblem('photo_required');
    if (!consented) {
      setConsentMissing(true);
      document.getElementById('photo-consent')?.focus();
      return;
    }
    const uploaded = await flow.submit();
    if (uploaded) await onUploaded(uploaded);
  };
  return (
    <form className="contents" noValidate onSubmit={submit}>
      <MakeStep
        focusHeading={focusHeading}
        go={
          <>
            {flow.sent !== null && <UploadProgress name={name} sent={flow.sent} />}
            <GoButton busy={flow.sent !== null || flow.preparing}>{t('go', { gender, name })}</GoButton>
          </>
        }
        lead={t('lead')}
        picture={
          <PhotoFrame
            crop={flow.crop}
            cropping={flow.cropping}
            found={kept}
            name={name}
            onCrop={flow.photo ? flow.setCrop : null}
            onCropping={flow.setCropping}
            onPick={flow.pick}
            onTurn={flow.turn}
            unseen={flow.photo !== null && flow.photo.url === null}
            url={flow.photo ? flow.photo.url : (draft.photo?.url ?? null)}
          />
        }
        title={t('title', { name })}
      >
        <FormProblem code={flow.problem} values={{ name, ...LIMITS }} />
        {!kept && <Coach look={flow.photo?.look ?? null} />}
        {flow.photo === null && !kept && <NoPhoto draft={draft} onMet={onUploaded} />}
        {kept ? (
          <KeptPhoto bookId={draft.id} hint={t('keptHint', { gender, name })} onDeleted={onDeleted} />
        ) : (
          <div>
            <Checkbox
              aria-describedby="photo-consent-note"
              aria-invalid={consentMissing || undefined}
              checked={consented}
              id="photo-consent"
              onChange={(event) => {
                setConsented(event.target.checked);
                setConsentMissing(false);
              }}
            >
              {t.rich('consent', {
                days: RETENTION_DAYS.digitalAfterDelivery,
                link: (chunks) => (
                  <Link className="underline" href={to('/privacy-policy#photo')} target="_blank">
                    {chunks}
                  </Link>
                ),
              })}
            </Checkbox>
            <FieldNote
              error={consentMissing ? errorText('photo_consent_required') : undefined}
              id="photo-consent-note"
            />
          </div>
        )}
      </MakeStep>
    </form>
  );
}
