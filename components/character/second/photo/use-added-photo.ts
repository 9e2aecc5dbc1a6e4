import { useState } from 'react';
import { usePrivateReading } from '@/components/photo/reading/use-device-reading';
import { useReadingForm } from '@/components/photo/reading/use-reading-form';
import { usePhotoCandidates } from '@/components/photo/use-photo-candidates';
import type { AddedPlace, PlacedHero } from '@/lib/books';
import type { ReadHero } from '@/lib/illustrator';

/** Where this device keeps the photos of an added hero until one is read: beside those of the first hero. */
export const getPhotoStore = (bookId: string, place: AddedPlace): string => `${bookId}:${place}`;

/**
 * A photo of an added hero on its way to numbers: chosen, looked at and read on this device, and never sent. `onRead`
 * gets what was read, once the parent has consented.
 */
export function useAddedPhoto(bookId: string, added: PlacedHero, onRead: (hero: ReadHero) => Promise<void>) {
  const photos = usePhotoCandidates(getPhotoStore(bookId, added.place));
  const { selected } = photos;
  const reading = usePrivateReading(selected, added);
  const [consentedTo, setConsentedTo] = useState<string | null>(null);
  const consented = selected !== null && consentedTo === selected.id;
  const form = useReadingForm({ photos, reading, consented, consentId: 'added-photo-consent', onRead });
  return {
    ...form,
    photos,
    reading,
    consented,
    setConsented: (given: boolean) => {
      setConsentedTo(given && selected ? selected.id : null);
      form.clearConsentMissing();
    },
  };
}
