import type { Language } from '@/lib/markets';

/** A post in the list of those who write. */
export type ListedPost = {
  readonly id: string;
  /** In Hebrew, or else in a language that has one; empty for a new post. */
  readonly title: string;
  readonly publishedAt: Date | null;
  /** Those that readers see. */
  readonly languages: readonly Language[];
};

/** A post's text in one language; `version` 0: nothing is written yet. */
export type EditedText = {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly content: string;
  readonly shown: boolean;
  readonly version: number;
};

export type EditedPost = {
  readonly id: string;
  readonly image: string | null;
  readonly publishedAt: Date | null;
  readonly relatedBook: number | null;
  /** In every language of the shop. */
  readonly texts: readonly EditedText[];
  /** URLs of uploaded pictures, the newest first. */
  readonly pictures: readonly string[];
};
