import { getFirstName } from '@/lib/books';
import { findEdition } from '@/lib/catalogue';
import { formatLocale } from '@/lib/i18n/server';
import { isEnded, listParts } from '@/lib/orders/server';
import type { Tx } from '@/lib/platform/db';
import { type BatchRow, listSubmissions } from '../repository';

/** One employee's book on the papers of a batch. */
export type PaperRow = {
  readonly bookId: string;
  /** The employee, and the child's first name. */
  readonly name: string;
  readonly title: string;
  readonly tier: string;
  /** The employee allows the company to have the PDF. */
  readonly filesToCompany: boolean;
};

/** The books of a paid batch that were not given back, sorted by the employees' names as its language sorts them. */
export async function listPaperRows(tx: Tx, batch: BatchRow, orderId: string): Promise<readonly PaperRow[]> {
  const parts = new Map((await listParts(tx, orderId)).map((part) => [part.bookId, part]));
  const rows = (await listSubmissions(tx, batch.id)).flatMap(
    ({ bookId, employeeName, book, filesToCompany }): PaperRow[] => {
      const part = bookId ? parts.get(bookId) : undefined;
      if (!bookId || !book || !part || isEnded(part)) return [];
      const title = (book.catalogueId && findEdition(book.catalogueId)?.title) || '';
      return [
        {
          bookId,
          name: `${employeeName} (${getFirstName(book.childName ?? '')})`,
          title,
          tier: part.tier,
          filesToCompany,
        },
      ];
    },
  );
  const { compare } = new Intl.Collator(formatLocale(batch.language));
  return rows.sort((a, b) => compare(a.name, b.name));
}
