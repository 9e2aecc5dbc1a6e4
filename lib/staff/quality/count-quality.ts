import { listPageQuality, listStoryQuality, listTraitQuality } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { STAFF_LIMITS } from '../limits';
import type { QualityNumbers } from './numbers';
import { saveQualityReport } from './repository';
import { QUALITY_TRAITS, type QualityPeriod } from './view';

const DAY_MS = 86_400_000;

/** Counts what parents changed in the books that were bought within a period, and saves it. */
export async function countQuality(
  period: QualityPeriod,
  { db, now }: { readonly db: Db; readonly now: Date },
): Promise<QualityNumbers> {
  const range = { since: new Date(now.getTime() - period * DAY_MS), least: STAFF_LIMITS.leastBooks };
  // One after the other: each reads every book of the period, and the shop has other work.
  const numbers = {
    stories: await listStoryQuality(db, range),
    pages: await listPageQuality(db, range, STAFF_LIMITS.listSize),
    traits: await listTraitQuality(db, range, QUALITY_TRAITS),
  };
  await saveQualityReport(db, { days: period, numbers, countedAt: now });
  return numbers;
}
