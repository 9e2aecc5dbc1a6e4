import { z } from 'zod';
import { ALL_BASE_IDS, EDITION_SWITCHES, findEdition, toEditionId } from '@/lib/catalogue';
import { COUNTRY_CODES, LANGUAGES } from '@/lib/markets';

/** An edition in one market, and what it should be there; `null`: as in the code. */
export const overrideSchema = z
  .object({
    baseId: z.int('book_required').refine((id) => ALL_BASE_IDS.includes(id), 'book_required'),
    country: z.enum(COUNTRY_CODES),
    language: z.enum(LANGUAGES),
    state: z.enum(EDITION_SWITCHES).nullable(),
    isBestseller: z.boolean().nullable(),
  })
  .refine(({ baseId, language }) => findEdition(toEditionId(baseId, language)) !== null, {
    path: ['language'],
    error: 'edition_missing',
  });

/** A switch as a route has parsed it. */
export type OverrideInput = z.output<typeof overrideSchema>;
