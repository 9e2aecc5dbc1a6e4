import type { ProducibleRow } from '@/lib/books/server';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { OrderRow } from './repository';

/**
 * Rejects a book that cannot be produced: it needs a story, an approved hero and, in the advanced model, a photo whose
 * face can be painted.
 */
export function checkProducible(
  book: ProducibleRow,
  imageModel: OrderRow['imageModel'],
): Result<null, 'preview_not_ready' | 'advanced_not_possible'> {
  if (!book.characterApprovedAt || !book.catalogueId) return fail('preview_not_ready');
  if (imageModel === 'advanced' && !book.photos[0]?.paintsFace) return fail('advanced_not_possible');
  return ok(null);
}
