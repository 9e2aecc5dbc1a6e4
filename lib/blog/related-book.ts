/** Base id of the book about the topic of a post that comes with the shop. */
const BOOK_BY_POST: Readonly<Record<string, number>> = {
  'first-days-at-kindergarten': 2,
  'afraid-of-the-dark': 1,
  'reading-aloud': 5,
  'a-new-baby': 4,
  'the-right-photo': 12,
  'meeting-yourself-in-a-book': 7,
};

/** Base id of the book related to a post that comes with the shop; `null` where there is none. */
export const getRelatedBook = (postId: string): number | null => BOOK_BY_POST[postId] ?? null;
