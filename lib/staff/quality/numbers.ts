import type { PageQualityRow, StoryQualityRow, TraitQualityRow } from '@/lib/books/server';

/** Counts of many books, without a title or a value of a trait. */
export type QualityNumbers = {
  readonly stories: readonly StoryQualityRow[];
  readonly pages: readonly PageQualityRow[];
  readonly traits: readonly TraitQualityRow[];
};
