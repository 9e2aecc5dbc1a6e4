import type { SceneInput } from '@/lib/illustrator';

export type BookLanguage = 'he' | 'en' | 'ar' | 'ru';
export type Gender = 'boy' | 'girl';

/**
 * One language's words. Every string is an ICU message with `{name}` and `{gender, select, boy {…} girl {…}}`.
 * A spread's text is paragraphs separated by one newline; the first paragraph is set larger.
 */
export type StoryText = {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly blurb: string;
  readonly dedicationPlaceholder: string;
  readonly closing: string;
  /** Twelve spreads, in order. */
  readonly spreads: readonly string[];
  /** What each picture shows, for the alt text; twelve, in order, ICU as above. */
  readonly alts: readonly string[];
  readonly coverAlt: string;
};

export type StorySpread = { readonly key: string; readonly scene: SceneInput };

/** A story: the scenes, shared by all languages, and each language's own words. */
export type Story = {
  readonly baseId: number;
  readonly cover: SceneInput;
  /** Twelve, `s01` to `s12`. */
  readonly spreads: readonly StorySpread[];
  readonly texts: Readonly<Partial<Record<BookLanguage, StoryText>>>;
};
