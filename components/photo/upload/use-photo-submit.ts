'use client';

import { type FormEvent, useState } from 'react';
import { DEVICE_CONSENT_VERSION, type DraftView, getConsentServices, type PhotoConsentVersion } from '@/lib/books';
import { useMarket } from '@/lib/client/market';
import { type Candidate, isFixableByCrop } from '../analysis/candidates';
import { READING_ID } from '../reading/reading-summary';
import { useDeviceReading } from '../reading/use-device-reading';
import type { usePhotoCandidates } from '../use-photo-candidates';
import { usePhotoUpload } from './use-photo-upload';

type ConsentVersion = typeof DEVICE_CONSENT_VERSION | PhotoConsentVersion;
const getVersion = ({ photoConsent }: DraftView, sendsReading: boolean): ConsentVersion =>
  sendsReading ? DEVICE_CONSENT_VERSION : photoConsent;

function showReading(): void {
  const card = document.getElementById(READING_ID);
  card?.scrollIntoView({ block: 'center' });
  card?.focus({ preventScroll: true });
}

type PhotoSubmitOptions = {
  readonly draft: DraftView;
  readonly photos: ReturnType<typeof usePhotoCandidates>;
  /** A school has declared for all its photos; everybody else consents to each. */
  readonly asksConsent?: boolean;
  /** The photo cannot be used as it is, but a crop may help. */
  readonly onCropNeeded: (needed: boolean) => void;
  readonly onSaved: (draft: DraftView, sent: 'photo' | 'reading') => Promise<void>;
  /** Continues with what is already stored; missing where another photo is always chosen. */
  readonly onContinue?: () => void;
};

/**
 * Consents to and sends the selected photo: what this device reads from it or, where it cannot, the photo itself. A new
 * photo, and sending it instead of its reading, need a consent of their own (rulings, "Photos and names").
 */
export function usePhotoSubmit(options: PhotoSubmitOptions) {
  const { draft, photos, asksConsent = true, onCropNeeded, onSaved, onContinue } = options;
  const { language } = useMarket();
  const [consentedTo, setConsentedTo] = useState<string | null>(null);
  const [consentMissing, setConsentMissing] = useState(false);
  // A parent may be faster than the analysis and the reading of the photo.
  const [settling, setSettling] = useState(false);
  const upload = usePhotoUpload(draft.id, { textVersion: draft.photoConsent, language });
  const { selected } = photos;
  // The declaration of a school names no image service, so that its photos go to none.
  const readsHere = !asksConsent || getConsentServices(draft.photoConsent).length === 0;
  const reading = useDeviceReading(selected, draft, readsHere);
  const sendsReading = readsHere && reading.state.phase !== 'failed';
  const version = getVersion(draft, sendsReading);
  const consentKey = selected && `${selected.id} ${version}`;
  const consented = !asksConsent || (consentKey !== null && consentedTo === consentKey);
  const kept = selected === null && (draft.photo !== null || draft.readOnDevice);

  /** Sends what the parent has consented to; `failed` changes the consent that is asked for. */
  const send = async (candidate: Candidate) => {
    if (!sendsReading) return upload.submit(candidate);
    const read = await reading.settle(candidate);
    if (read.phase === 'refused') {
      upload.setFailure({ code: read.code });
      return read.code;
    }
    return read.phase === 'read' ? upload.submitReading(read.hero) : null;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (upload.state !== null || settling) return;
    if (kept && onContinue) return onContinue();
    if (selected === null) return upload.setFailure({ code: 'photo_required' });
    // The browser applies the server's rules, so we need no upload to know the rejection.
    if (selected.verdict?.refusal) return upload.setFailure({ code: selected.verdict.refusal });
    if (!consented) {
      setConsentMissing(true);
      document.getElementById('photo-consent')?.focus();
      return;
    }
    onCropNeeded(false);
    setSettling(true);
    const settled = (await photos.settle(selected)) ?? selected;
    if (settled.verdict?.refusal) {
      setSettling(false);
      return upload.setFailure({ code: settled.verdict.refusal });
    }
    const outcome = await send(settled);
    setSettling(false);
    // What was asked for cannot be done: the reason and the other consent may be out of sight.
    if (outcome === null && sendsReading) requestAnimationFrame(showReading);
    if (typeof outcome === 'string') onCropNeeded(isFixableByCrop(outcome, settled));
    else if (outcome) await onSaved(outcome, sendsReading ? 'reading' : 'photo');
  };
  return {
    submit,
    upload,
    reading,
    /** The selected photo stays on this device, as far as is known: what is read from it is sent. */
    sendsReading,
    /** This device is asked to read a photo before it is sent. */
    readsHere,
    /** The consent that is asked for. */
    version,
    consented,
    consentMissing,
    setConsented: (given: boolean) => {
      setConsentedTo(given ? consentKey : null);
      setConsentMissing(false);
    },
    /** The draft has a photo, or a hero that was read from one, and no other is selected. */
    kept,
    settling,
  };
}
