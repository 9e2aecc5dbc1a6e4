import { z } from 'zod';
import { LANGUAGES } from '@/lib/markets';
import { DEDICATION_CONSENT_VERSION } from './rules';

/** The declaration that the people in the photo agree (rulings, "Photos and names"). */
export const dedicationConsentSchema = z.object({
  accepted: z.literal(true, { error: 'dedication_photo_consent_required' }),
  textVersion: z.literal(DEDICATION_CONSENT_VERSION),
  language: z.enum(LANGUAGES),
});
