import { findEdition, toEditionId } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import { countQuality } from './count-quality';
import { findQualityReport } from './repository';
import { type QualityPeriod, type QualityView, RECOUNT_HOURS } from './view';

type Deps = { readonly db: Db; readonly now: Date };

/**
 * Numbers about the books that were bought within a period, of stories with enough of them, as the worker counted them
 * last (`count-quality`). Only the first look at a shop's quality counts them itself.
 */
export async function getQuality(
  { period, language }: { readonly period: QualityPeriod; readonly language: Language },
  deps: Deps,
): Promise<QualityView> {
  const report = await findQualityReport(deps.db, period);
  const { stories, pages, traits } = report?.numbers ?? (await countQuality(period, deps));
  const toTitle = (story: number) => findEdition(toEditionId(story, language))?.title ?? String(story);
  return {
    countedAt: report?.countedAt ?? deps.now,
    recountHours: RECOUNT_HOURS[period],
    stories: stories.map((row) => ({ ...row, title: toTitle(row.story) })),
    pages: pages.map((row) => ({ ...row, title: toTitle(row.story) })),
    traits: traits.filter(({ corrected }) => corrected > 0),
  };
}
