import { z } from 'zod';
import { ALL_BASE_IDS, EDITION_SWITCHES } from '@/lib/catalogue';
import { COUNTRY_CODES, LANGUAGES } from '@/lib/markets';

/** An edition in one market, and what it should be there; `null`: as in the code. */
export const overrideSchema = z.object({
  baseId: z.int('book_required').refine((id) => ALL_BASE_IDS.includes(id), 'book_required'),
  country: z.enum(COUNTRY_CODES),
  language: z.enum(LANGUAGES),
  state: z.enum(EDITION_SWITCHES).nullable(),
  isBestseller: z.boolean().nullable(),
});

const day = z.iso.date('day_required');

/** When a partner's offer runs: whole days of its market. */
export const offerDaysSchema = z
  .object({ firstDay: day, lastDay: day })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, { path: ['lastDay'], error: 'offer_days_order' });

/** A switch as a route has parsed it. */
export type OverrideInput = z.output<typeof overrideSchema>;
/** The days of an offer as a route has parsed them. */
export type OfferDaysInput = z.output<typeof offerDaysSchema>;
