import { type FormEvent, useState } from 'react';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import type { Candidate } from '../analysis/candidates';
import type { usePhotoCandidates } from '../use-photo-candidates';
import type { DeviceReading } from './use-device-reading';

type Photos = ReturnType<typeof usePhotoCandidates>;

type ReadingFormOptions<Read> = {
  readonly photos: Photos;
  readonly reading: { readonly settle: (candidate: Candidate) => Promise<DeviceReading<Read>> };
  readonly consented: boolean;
  /** The id of the checkbox. */
  readonly consentId: string;
  /** Takes what was read, once the parent has consented. */
  readonly onRead: (read: Read) => Promise<void>;
};

/** A photo that is looked at and read on this device, and never sent: what its form does when it is submitted. */
export function useReadingForm<Read>({ photos, reading, consented, consentId, onRead }: ReadingFormOptions<Read>) {
  const { selected } = photos;
  const [consentMissing, setConsentMissing] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);

  /** What the selected photo is good for, once its analysis and its reading have ended. */
  const settle = async (): Promise<DeviceReading<Read>> => {
    if (selected === null) return { phase: 'refused', code: 'photo_required' };
    const settled = (await photos.settle(selected)) ?? selected;
    const refusal = settled.verdict?.refusal;
    return refusal ? { phase: 'refused', code: refusal } : reading.settle(settled);
  };
  const take = async () => {
    const read = await settle();
    if (read.phase === 'refused') return setFailure({ code: read.code });
    // The page says why this device cannot read it.
    if (read.phase === 'read') await onRead(read.hero);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailure(undefined);
    if (selected !== null && !selected.verdict?.refusal && !consented) {
      setConsentMissing(true);
      document.getElementById(consentId)?.focus();
      return;
    }
    setBusy(true);
    await take().catch((thrown: unknown) => setFailure(toApiError(thrown)));
    setBusy(false);
  };
  return {
    submit,
    busy,
    failure,
    clearFailure: () => setFailure(undefined),
    consentMissing,
    clearConsentMissing: () => setConsentMissing(false),
  };
}
