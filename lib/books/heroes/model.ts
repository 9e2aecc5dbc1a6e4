/** A child drawn for an earlier book, offered for the next one: `GET /api/books/{bookId}/heroes`. */
export type KnownHero = {
  /** The book in which the hero was approved. */
  readonly bookId: string;
  readonly name: string;
  readonly title: string | null;
  readonly portrait: string | null;
  /** The name is the draft's own. */
  readonly sameName: boolean;
  /** The features were read from a photo. */
  readonly fromPhoto: boolean;
};

/** A page of a bought book as it is now: what a trial shows beside its own picture. */
export type HeroPage = { readonly key: string; readonly alt: string; readonly url: string | null };
