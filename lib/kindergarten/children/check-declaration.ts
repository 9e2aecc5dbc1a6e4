import type { PhotoUpload } from '@/lib/books/server';
import type { Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { findSchoolDeclaration } from '../repository';

/**
 * A photo of a school's own, sent or only read on its device, needs the school's declaration, which is stored with it in
 * place of a parent's consent; it names no image service, so that the photo leaves the shop for none. `null` for every
 * other book, also of a child whom a parent added by the class link: that parent consents, as for any book.
 */
export async function checkDeclaration(
  tx: Tx,
  bookId: string,
): Promise<Result<PhotoUpload['consent'] | null, 'class_declaration_required'>> {
  const declared = await findSchoolDeclaration(tx, bookId);
  if (!declared) return ok(null);
  const { declarationVersion, declarationLanguage: language } = declared;
  if (!declarationVersion || !language) return fail('class_declaration_required');
  return ok({ textVersion: `school/${declarationVersion}`, language });
}
