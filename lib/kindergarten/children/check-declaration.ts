import type { Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';

/**
 * A photo that a school uploads needs the school's declaration; parents who add a child by the class link consent
 * themselves, as for any book.
 */
export async function checkDeclaration(tx: Tx, bookId: string): Promise<Result<null, 'class_declaration_required'>> {
  const undeclared = await tx.kindergartenChild.count({
    where: { bookId, addedByLink: false, kindergarten: { declaredAt: null } },
  });
  return undeclared > 0 ? fail('class_declaration_required') : ok(null);
}
