/**
 * The ids of the blog's own posts; every language tells each of them. Routing may not ask the database: another id is
 * shown with the status of a page that is not there. A test holds the list to the posts.
 */
export const POST_IDS: readonly string[] = [
  'a-new-baby',
  'afraid-of-the-dark',
  'first-days-at-kindergarten',
  'meeting-yourself-in-a-book',
  'reading-aloud',
  'the-right-photo',
];

const POST_PAGE = /^\/blog\/([a-z0-9-]{1,80})$/;

/** Might this be a post, though none that is known here? */
export function isUnknownPost(rest: string): boolean {
  const id = POST_PAGE.exec(rest)?.[1];
  return id !== undefined && !POST_IDS.includes(id);
}
