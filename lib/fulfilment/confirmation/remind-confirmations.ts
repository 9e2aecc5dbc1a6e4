import { getRevision, isWholeBookDrawn, wholeBookJob } from '@/lib/books/server';
import { findOrderWithContact, listAwaitingConfirmation } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { getPictureEdge, type PrintHouseProfile } from '@/lib/typesetting';
import { recordMessages } from '../messages/record-messages';

type Deps = {
  readonly db: Db;
  readonly enqueue: Enqueue;
  readonly now: Date;
  /** The print house's file requirements. */
  readonly profile: PrintHouseProfile;
};

const DAY_MS = 86_400_000;
/** Days after which an unconfirmed book is brought back to mind (rulings, "Flow"). It never prints by itself. */
const REMINDER_DAYS = [14, 5, 2];

/** The day of the reminder that is due, the last one if several are. */
export const findDueReminder = (since: Date, now: Date): string | undefined =>
  REMINDER_DAYS.find((days) => now.getTime() - since.getTime() >= days * DAY_MS)?.toString();

/** Of a book that was put aside, only the reminder when that ends. */
function findBookReminder(since: Date, heldUntil: Date | null, now: Date): string | undefined {
  if (heldUntil) return heldUntil <= now ? `held-${heldUntil.toISOString().slice(0, 10)}` : undefined;
  return findDueReminder(since, now);
}

/** Reminds the parents of unconfirmed books, once after each of the days, and has missing pictures drawn. */
export async function remindConfirmations({ db, enqueue, now, profile }: Deps): Promise<void> {
  const printPx = getPictureEdge(profile, 'page');
  for (const { id, bookId, heldUntil, changes } of await listAwaitingConfirmation(db)) {
    if (bookId && !(await isWholeBookDrawn(db, bookId, printPx))) await drawWholeBook(bookId, { db, enqueue });
    const since = changes[0]?.at;
    const due = since && findBookReminder(since, heldUntil, now);
    if (!due) continue;
    await db.$transaction(async (tx) => {
      const order = await findOrderWithContact(tx, id);
      if (order?.state !== 'awaiting_confirmation') return;
      await recordMessages(tx, order, 'printReminder', { enqueue, now }, due);
    });
  }
}

async function drawWholeBook(bookId: string, { db, enqueue }: Pick<Deps, 'db' | 'enqueue'>): Promise<void> {
  const revision = await getRevision(db, bookId);
  if (revision === null) return;
  await db.$transaction((tx) => enqueue(tx, wholeBookJob, { bookId, revision }, { key: `${bookId}:${revision}` }));
}
