import { type FormEvent, useState } from 'react';
import { type DeviceReading, useDeviceReading } from '@/components/photo/reading/use-device-reading';
import { usePhotoCandidates } from '@/components/photo/use-photo-candidates';
import type { DraftView } from '@/lib/books';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import type { ReadHero } from '@/lib/illustrator';

type Second = NonNullable<DraftView['second']>;

/**
 * A photo of the second hero on its way to numbers: chosen, looked at and read on this device, and never sent. `onRead`
 * gets what was read, once the parent has consented.
 */
export function useSecondPhoto(bookId: string, second: Second, onRead: (hero: ReadHero) => Promise<void>) {
  // Beside the photos of the first hero.
  const photos = usePhotoCandidates(`${bookId}:second`);
  const { selected } = photos;
  const reading = useDeviceReading(selected, second, true);
  const [consentedTo, setConsentedTo] = useState<string | null>(null);
  const [consentMissing, setConsentMissing] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const consented = selected !== null && consentedTo === selected.id;

  /** What the selected photo is good for, once its analysis and its reading have ended. */
  const settle = async (): Promise<DeviceReading | { readonly phase: 'refused'; readonly code: string }> => {
    if (selected === null) return { phase: 'refused', code: 'photo_required' };
    const settled = (await photos.settle(selected)) ?? selected;
    const refusal = settled.verdict?.refusal;
    return refusal ? { phase: 'refused', code: refusal } : reading.settle(settled);
  };
  const send = async () => {
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
      document.getElementById('second-photo-consent')?.focus();
      return;
    }
    setBusy(true);
    await send().catch((thrown: unknown) => setFailure(toApiError(thrown)));
    setBusy(false);
  };
  return {
    photos,
    reading,
    submit,
    busy,
    failure,
    clearFailure: () => setFailure(undefined),
    consented,
    consentMissing,
    setConsented: (given: boolean) => {
      setConsentedTo(given && selected ? selected.id : null);
      setConsentMissing(false);
    },
  };
}
