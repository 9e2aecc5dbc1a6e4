/** Base id of the book that tells a story about a post's topic. */
const BOOKS: Readonly<Record<string, number>> = {
  'first-days-at-kindergarten': 2,
  'afraid-of-the-dark': 1,
  'reading-aloud': 5,
  'a-new-baby': 4,
  'the-right-photo': 12,
  'meeting-yourself-in-a-book': 7,
};

/** Base id of the book that fits a post; `null` where none was chosen. */
export const bookForPost = (postId: string): number | null => BOOKS[postId] ?? null;
