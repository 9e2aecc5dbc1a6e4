import type { BookProgress } from '@/lib/books';
import { type FollowedBook, getBookProgress, type Owner } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { QUEUE_TOPIC, type Topic } from './hub';
import { type Followed, IDLE_POLL_MS } from './stream';

/** A picture causes three writes in quick succession: its row, its thumbnail and the task's progress. */
const MIN_INTERVAL_MS = 250;
/** Nine blurred pages are drawn within seconds, and none of them is urgent. */
const BLURRED_PAGES_INTERVAL_MS = 2000;
/** With many browsers waiting, each is not notified of every step of the others. */
const QUEUE_INTERVAL_MS = 1000;

/** The drawings of the visitor's own book. */
export function followBook(bookId: string, { db, owner }: { readonly db: Db; readonly owner: Owner }) {
  return {
    topics: [`book:${bookId}`, QUEUE_TOPIC],
    load: async () => {
      const followed = await getBookProgress(bookId, { db, owner, now: new Date() });
      return followed && toSnapshot(followed);
    },
  } satisfies Followed<BookProgress>;
}

const toSnapshot = ({ view, waitsFor }: FollowedBook) => ({
  view,
  finished: waitsFor === 'nothing',
  pollMs: IDLE_POLL_MS,
  getMinIntervalMs: (topic: Topic | null) => {
    if (topic === null) return 0;
    if (topic === QUEUE_TOPIC) return waitsFor === 'queue' ? QUEUE_INTERVAL_MS : null;
    return waitsFor === 'blurredPages' ? BLURRED_PAGES_INTERVAL_MS : MIN_INTERVAL_MS;
  },
});
