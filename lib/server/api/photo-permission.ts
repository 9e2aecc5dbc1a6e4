import { checkPhotoAllowed, type PhotoUpload } from '@/lib/books/server';
import { checkDeclaration } from '@/lib/kindergarten/server';
import type { Db } from '@/lib/platform/db';
import { ok, type Result } from '@/lib/platform/result';
import { getOwner } from './owner';

type Base = Parameters<typeof getOwner>[0] & {
  readonly shop: { readonly db: Db };
  readonly params: { readonly bookId: string };
};

/**
 * Checks whether a book may have a photo, or what a device has read from one, and resolves to the consent to store with
 * it: a school's declaration, or the consent that was `given`. Fails for a school without its declaration.
 */
export async function checkPhotoPermission<Given>(
  context: Base,
  given: Given,
): Promise<Result<Given | PhotoUpload['consent']>> {
  const { shop, params } = context;
  // Before the declaration: only its owner learns that a book belongs to a class.
  const allowed = await checkPhotoAllowed(params.bookId, { db: shop.db, owner: getOwner(context) });
  if (!allowed.ok) return allowed;
  const declared = await checkDeclaration(shop.db, params.bookId);
  return declared.ok ? ok(declared.value ?? given) : declared;
}
