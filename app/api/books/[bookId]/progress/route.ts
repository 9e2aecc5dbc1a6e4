import { query } from '@/lib/server/api';
import { getOwner } from '@/lib/server/api/owner';
import { progressReply } from '@/lib/server/api/progress-reply';
import { followBook } from '@/lib/server/events/follow-book';

/** How far the drawings of a book are, as server-sent events. */
export const GET = query('/api/books/[bookId]/progress', (context) => {
  const deps = { db: context.shop.db, owner: getOwner(context) };
  return progressReply(context, followBook(context.params.bookId, deps));
});
