import { canDrawAdvanced, type ProducibleRow } from '@/lib/books/server';
import { fail, ok, type Result } from '@/lib/platform/result';
import { isPrintable } from '@/lib/typesetting';
import type { OrderRow } from '../repository';

export type ProducibleError =
  | 'preview_not_ready'
  | 'name_not_printable'
  | 'text_not_printable'
  | 'advanced_not_possible';

/**
 * Rejects a book that cannot be produced: it needs a story, an approved hero, words that the fonts can print and, in the
 * advanced model, the child's own face.
 */
export function checkProducible(
  book: ProducibleRow,
  imageModel: OrderRow['imageModel'],
): Result<null, ProducibleError> {
  if (!book.characterApprovedAt || !book.catalogueId) return fail('preview_not_ready');
  if (!isPrintable(book.childName ?? '')) return fail('name_not_printable');
  if (!isPrintable(book.dedication ?? '')) return fail('text_not_printable');
  if (imageModel === 'advanced' && !canDrawAdvanced(book)) return fail('advanced_not_possible');
  return ok(null);
}
