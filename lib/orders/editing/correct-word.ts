import {
  changePage,
  countEdit,
  type EditingRow,
  findEditedBook,
  listOverflowingPages,
  lockBook,
  setDedication,
} from '@/lib/books/server';
import type { Db, Tx } from '@/lib/platform/db';
import { insertAuditEvent } from '@/lib/platform/db/audit-events';
import { newId } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { fitsDedication } from '@/lib/typesetting/server';
import { findOrder, findOrderByNumber, lockOrder } from '../repository';
import { enqueueRenewal } from './renew-book';

const DEDICATION = 'dedication';

type Correction = {
  readonly orderNumber: string;
  /** `dedication`, `cover`, `s01` … `s12`, `closing`. */
  readonly key: string;
  /** Letters as they stand in the parent's own words, exactly once. */
  readonly from: string;
  readonly to: string;
};
type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date };
type CorrectionError = 'not_found' | 'pages_overflow' | 'changed_elsewhere';

/** The text with its one place replaced; `null` when there is none, or more than one. */
function replaceOnce(text: string | null | undefined, from: string, to: string): string | null {
  const parts = text && from ? text.split(from) : [];
  return parts.length === 2 ? parts.join(to) : null;
}

function planCorrection(book: EditingRow, { key, from, to }: Correction): Result<string, CorrectionError> {
  const page = book.pages.find((one) => one.key === key);
  const text = replaceOnce(key === DEDICATION ? book.dedication : page?.text, from, to);
  if (text === null) return fail('not_found', { word: true });
  const edited = { ...book, pages: book.pages.map((one) => (one.key === key ? { ...one, text } : one)) };
  const fits =
    key === DEDICATION
      ? fitsDedication(text, book.language, {
          design: book.dedicationDesign,
          hasPhoto: book.dedicationPhoto !== null,
        })
      : !listOverflowingPages(edited).includes(key);
  return fits ? ok(text) : fail('pages_overflow');
}

/**
 * Staff correct a mistyped word of a parent before a reprint, also after the final confirmation (rulings, "Reprints").
 * Only the parent's own words, one place at a time. Recorded without the words. `not_found` with `word`: the
 * order's page does not have it, or has it more than once.
 */
export async function correctWord(
  correction: Correction,
  { db, enqueue, now }: Deps,
): Promise<Result<{ readonly orderId: string }, CorrectionError>> {
  const found = await findOrderByNumber(db, correction.orderNumber);
  const order = found && (await findOrder(db, found.id));
  const book = order?.bookId ? await findEditedBook(db, order.bookId) : null;
  if (!order || !book) return fail('not_found');
  // Measured outside the transaction, which holds locks.
  const text = planCorrection(book, correction);
  if (!text.ok) return text;
  return db.$transaction(async (tx) => {
    await lockOrder(tx, order.id);
    await lockBook(tx, book.id);
    const written = await writeText(tx, book, correction.key, text.value);
    if (!written.ok) return written;
    await enqueueRenewal(tx, { bookId: book.id, edits: book.edits + 1 }, { enqueue, now });
    const event = { actor: 'staff', action: 'word_corrected', subject: 'order', subjectId: order.id };
    await insertAuditEvent(tx, { ...event, at: now, data: { page: correction.key } });
    return ok({ orderId: order.id });
  });
}

async function writeText(
  tx: Tx,
  book: EditingRow,
  key: string,
  text: string,
): Promise<Result<null, 'changed_elsewhere'>> {
  const current = await findEditedBook(tx, book.id);
  if (current?.edits !== book.edits) return fail('changed_elsewhere');
  if (key === DEDICATION) {
    await setDedication(tx, book.id, { dedication: text, dedicationDesign: book.dedicationDesign });
    await countEdit(tx, book.id);
    return ok(null);
  }
  const version = book.pages.find((page) => page.key === key)?.version ?? 0;
  const changed = await changePage(tx, { bookId: book.id, key }, { version, changeId: newId() }, { text });
  return changed.ok ? ok(null) : changed;
}
