'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { FormProblem } from '@/components/wizard/form-problem';
import { GoButton } from '@/components/wizard/go-button';
import { MakeStep } from '@/components/wizard/make-step';
import type { DraftView } from '@/lib/books';
import { useMarket } from '@/lib/client/market';
import { type Crop, PHOTO_LIMITS } from '@/lib/photos';
import { mendedByCrop, mostZoom } from './candidates';
import { DeletePhoto } from './delete-photo';
import { KnownHeroes } from './known-heroes';
import { NoPhoto } from './no-photo';
import { PhotoConsent } from './photo-consent';
import { PhotoFrame } from './photo-frame';
import { PhotoTalk } from './photo-talk';
import { UnopenedFiles } from './unopened-files';
import { UploadProgress } from './upload-progress';
import { useCandidates } from './use-candidates';
import { useNoPhoto } from './use-no-photo';
import { useSending } from './use-sending';

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
const MAY_PASS = ['network_error', 'service_unavailable', 'server_busy'];

/** Step 3: one photo with the parent's declaration. Nothing leaves the device before it is given. */
export function PhotoStep({ draft, focusHeading, onUploaded, onDeleted, onKeep }: PhotoStepProps) {
  const t = useTranslations('wizard.photo');
  const { language } = useMarket();
  // Of the photo that it was given for: another one is asked for anew (rulings, "Consent").
  const [consentedFor, setConsentedFor] = useState<string | null>(null);
  const [consentMissing, setConsentMissing] = useState(false);
  const [cropping, setCropping] = useState(false);
  const photos = useCandidates(draft.id);
  const sending = useSending(draft.id, { textVersion: draft.photoConsent, language });
  const met = async (next: DraftView) => {
    await photos.forget();
    await onUploaded(next);
  };
  const without = useNoPhoto(draft.id, met);
  const { gender } = draft;
  const name = draft.childName ?? '';
  const { chosen } = photos;
  const consented = chosen !== null && consentedFor === chosen.id;
  const kept = chosen === null && draft.photo !== null;
  const busy = sending.state !== null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (kept) return onKeep();
    if (chosen === null) return sending.setProblem('photo_required');
    // By the server's own rules: it is not troubled, and neither is the parent's connection.
    if (chosen.verdict?.refusal) return sending.setProblem(chosen.verdict.refusal);
    if (!consented) {
      setConsentMissing(true);
      document.getElementById('photo-consent')?.focus();
      return;
    }
    setCropping(false);
    const outcome = await sending.submit(chosen);
    if (typeof outcome === 'string') setCropping(mendedByCrop(outcome, chosen));
    else if (outcome) await met(outcome);
  };
  const cropTo = (crop: Crop) => {
    sending.setProblem(undefined);
    if (chosen) void photos.crop(chosen, crop);
  };
  const pick = (files: readonly File[]) => {
    sending.setProblem(undefined);
    setCropping(false);
    void photos.pick(files);
  };
  return (
    <form className="contents" noValidate onSubmit={submit}>
      <MakeStep
        focusHeading={focusHeading}
        go={
          <>
            {sending.state && <UploadProgress name={name} onStop={sending.stop} state={sending.state} />}
            <GoButton busy={busy || photos.opening !== null}>{t('go', { gender, name })}</GoButton>
          </>
        }
        lead={t('lead')}
        picture={
          <PhotoFrame
            crop={chosen?.crop ?? null}
            cropping={cropping}
            found={kept || (chosen?.verdict?.passed.includes('face') ?? false)}
            maxZoom={chosen ? mostZoom(chosen) : 1}
            name={name}
            onCrop={chosen ? cropTo : null}
            onCropping={setCropping}
            onPick={pick}
            onTurn={() => chosen && photos.turn(chosen, 1)}
            opening={photos.opening}
            unseen={chosen !== null && chosen.photo.url === null}
            url={chosen ? chosen.photo.url : (draft.photo?.url ?? null)}
          />
        }
        title={t('title', { name })}
      >
        <UnopenedFiles
          files={photos.unopened}
          hasPhoto={chosen !== null || kept}
          onDismiss={photos.dismiss}
          values={LIMITS}
        />
        <FormProblem code={sending.problem} values={{ name, ...LIMITS }} />
        {MAY_PASS.includes(sending.problem ?? '') && (
          <button className="text-link justify-self-start" type="submit">
            {t('sending.again')}
          </button>
        )}
        {!kept && !chosen && !busy && <KnownHeroes draft={draft} onMet={met} />}
        {!kept && (
          <PhotoTalk
            gender={gender}
            name={name}
            onCrop={cropTo}
            onCropper={() => setCropping(true)}
            onWithout={without.goOn}
            photos={photos}
          />
        )}
        {kept && (
          <div className="grid justify-items-start gap-1">
            <p className="text-ink-soft text-small">{t('keptHint', { gender, name })}</p>
            <DeletePhoto bookId={draft.id} gender={gender} onDeleted={onDeleted} />
          </div>
        )}
        {chosen && (
          <PhotoConsent
            consented={consented}
            version={draft.photoConsent}
            missing={consentMissing}
            onChange={(given) => {
              setConsentedFor(given ? chosen.id : null);
              setConsentMissing(false);
            }}
          />
        )}
        {!kept && <NoPhoto gender={gender} way={without} />}
      </MakeStep>
    </form>
  );
}
