import { z } from 'zod';
import { LANGUAGES } from '@/lib/markets';

/** Version of the consent text beside the photo of a dedication; a new date whenever the text changes. */
export const DEDICATION_CONSENT_VERSION = '2026-11-23';

/** The declaration that the people in the photo agree (rulings, "Photos and names"). */
export const dedicationConsentSchema = z.object({
  accepted: z.literal(true, { error: 'dedication_photo_consent_required' }),
  textVersion: z.literal(DEDICATION_CONSENT_VERSION),
  language: z.enum(LANGUAGES),
});

type Dedicated = { readonly dedication: string | null; readonly dedicationPhoto: unknown };

/** Whether a book's page in front of the story has the family's words or photo: either is a dedication (spec §9). */
export const hasDedication = ({ dedication, dedicationPhoto }: Dedicated): boolean =>
  dedication !== null || dedicationPhoto !== null;
