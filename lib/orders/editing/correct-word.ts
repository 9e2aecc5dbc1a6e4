import {
  changePage,
  countEdit,
  type EditingRow,
  findEditedBook,
  listOverflowingPages,
  lockBook,
  readTexts,
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

/** The words of a page: one text, or those of a picture book's spread by id. */
type Words = { readonly text: string | null; readonly texts: Readonly<Record<string, string>> | null };

/** The words of a page with its one place replaced; `null` when there is none, or more than one. */
function correctPage(page: EditingRow['pages'][number] | undefined, { from, to }: Correction): Words | null {
  const texts = Object.entries(readTexts(page?.texts));
  if (texts.length === 0) {
    const text = replaceOnce(page?.text, from, to);
    return text === null ? null : { text, texts: null };
  }
  const found = texts.filter(([, text]) => text.includes(from));
  const [[id, before] = []] = found;
  const after = found.length === 1 ? replaceOnce(before, from, to) : null;
  if (id === undefined || after === null) return null;
  return { text: page?.text ?? null, texts: { ...Object.fromEntries(texts), [id]: after } };
}

function planCorrection(book: EditingRow, correction: Correction): Result<Words, CorrectionError> {
  const { key, from, to } = correction;
  const dedication = key === DEDICATION ? replaceOnce(book.dedication, from, to) : null;
  const page = book.pages.find((one) => one.key === key);
  const words = key === DEDICATION ? dedication && { text: dedication, texts: null } : correctPage(page, correction);
  if (!words) return fail('not_found', { word: true });
  const edited = { ...book, pages: book.pages.map((one) => (one.key === key ? { ...one, ...words } : one)) };
  const fits =
    key === DEDICATION
      ? fitsDedication(words.text ?? '', book.language, {
          design: book.dedicationDesign,
          hasPhoto: book.dedicationPhoto !== null,
        })
      : !listOverflowingPages(edited).includes(key);
  return fits ? ok(words) : fail('pages_overflow');
}

/**
 * Staff correct a mistyped word of a parent before a reprint, also after the final confirmation (rulings, "Money").
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
  const words = planCorrection(book, correction);
  if (!words.ok) return words;
  return db.$transaction(async (tx) => {
    await lockOrder(tx, order.id);
    await lockBook(tx, book.id);
    const written = await writeWords(tx, book, correction.key, words.value);
    if (!written.ok) return written;
    await enqueueRenewal(tx, { bookId: book.id, edits: book.edits + 1 }, { enqueue, now });
    const event = { actor: 'staff', action: 'word_corrected', subject: 'order', subjectId: order.id };
    await insertAuditEvent(tx, { ...event, at: now, data: { page: correction.key } });
    return ok({ orderId: order.id });
  });
}

async function writeWords(
  tx: Tx,
  book: EditingRow,
  key: string,
  words: Words,
): Promise<Result<null, 'changed_elsewhere'>> {
  const current = await findEditedBook(tx, book.id);
  if (current?.edits !== book.edits) return fail('changed_elsewhere');
  if (key === DEDICATION) {
    await setDedication(tx, book.id, { dedication: words.text, dedicationDesign: book.dedicationDesign });
    await countEdit(tx, book.id);
    return ok(null);
  }
  const version = book.pages.find((page) => page.key === key)?.version ?? 0;
  const changed = await changePage(tx, { bookId: book.id, key }, { version, changeId: newId() }, words);
  return changed.ok ? ok(null) : changed;
}
