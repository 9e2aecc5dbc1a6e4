import { useState } from 'react';
import { useDeviceReading } from '@/components/photo/reading/use-device-reading';
import { useReadingForm } from '@/components/photo/reading/use-reading-form';
import { usePhotoCandidates } from '@/components/photo/use-photo-candidates';
import type { DraftView } from '@/lib/books';
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
  const consented = selected !== null && consentedTo === selected.id;
  const form = useReadingForm({ photos, reading, consented, consentId: 'second-photo-consent', onRead });
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
