import { renderBookStory } from '@/lib/books/server';
import { formatLocale } from '@/lib/i18n/server';
import { isEnded, listParts } from '@/lib/orders/server';
import type { Tx } from '@/lib/platform/db';
import type { OrderedClass } from '../ordering/repository';
import { getLabelName } from '../production/visible-name';

/** One book of the papers that go with a class. */
export type PaperRow = { readonly bookId: string; readonly name: string; readonly title: string };

/** The books of a class that were not given back, sorted by the children's names as its language sorts them. */
export async function listPaperRows(tx: Tx, group: OrderedClass, orderId: string): Promise<readonly PaperRow[]> {
  const parts = await listParts(tx, orderId);
  const made = new Set(parts.filter((part) => !isEnded(part)).map(({ bookId }) => bookId));
  const { compare } = new Intl.Collator(formatLocale(group.language));
  return group.children
    .filter(({ bookId }) => made.has(bookId))
    .map((child) => ({
      bookId: child.bookId,
      name: getLabelName(child),
      title: renderBookStory(child.book)?.title ?? '',
    }))
    .sort((a, b) => compare(a.name, b.name));
}
