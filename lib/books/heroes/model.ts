/** A child whom the shop has drawn already, offered for the next book: `GET /api/books/{bookId}/heroes`. */
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
