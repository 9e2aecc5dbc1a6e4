import { listPageQuality, listStoryQuality, listTraitQuality } from '@/lib/books/server';
import { findEdition, toEditionId } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import { STAFF_LIMITS } from '../limits';
import { QUALITY_TRAITS, type QualityPeriod, type QualityView } from './view';

const DAY_MS = 86_400_000;

type Deps = { readonly db: Db; readonly now: Date };

/** Numbers about the books that were bought within a period, of stories with enough of them. */
export async function getQuality(
  { period, language }: { readonly period: QualityPeriod; readonly language: Language },
  { db, now }: Deps,
): Promise<QualityView> {
  const range = { since: new Date(now.getTime() - period * DAY_MS), least: STAFF_LIMITS.leastBooks };
  const [stories, pages, traits] = await Promise.all([
    listStoryQuality(db, range),
    listPageQuality(db, range, STAFF_LIMITS.listSize),
    listTraitQuality(db, range, QUALITY_TRAITS),
  ]);
  const toTitle = (story: number) => findEdition(toEditionId(story, language))?.title ?? String(story);
  return {
    stories: stories.map((row) => ({ ...row, title: toTitle(row.story) })),
    pages: pages.map((row) => ({ ...row, title: toTitle(row.story) })),
    traits: traits.filter(({ corrected }) => corrected > 0),
  };
}
