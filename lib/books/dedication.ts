import { z } from 'zod';
import { checkLetters, DEDICATION_DESIGNS, toPrintedText } from '@/lib/typesetting';
import { DEDICATION_LIMITS } from './dedication-limits';

/** The family's own words in front of the story; an empty text is none (`null`). Issues are error codes. */
export const dedicationSchema = z
  .string({ error: 'dedication_too_short' })
  .transform(toPrintedText)
  .superRefine((text, context) => {
    const issue = (message: string) => context.addIssue({ code: 'custom', message });
    if (text.length === 0) return;
    if (text.length < DEDICATION_LIMITS.min) issue('dedication_too_short');
    else if (text.length > DEDICATION_LIMITS.max) issue('dedication_too_long');
    else checkLetters(text, context);
  })
  .transform((text) => text || null)
  .nullable();

/** What is drawn around it. */
export const dedicationDesignSchema = z.enum(DEDICATION_DESIGNS);
