import { checkPhotoAllowed, type PhotoTarget, type PhotoUpload } from '@/lib/books/server';
import { checkDeclaration } from '@/lib/kindergarten/server';
import type { Db } from '@/lib/platform/db';
import { ok, type Result } from '@/lib/platform/result';
import { getOwner } from '../owner';

type Base = Parameters<typeof getOwner>[0] & {
  readonly shop: { readonly db: Db };
  readonly params: { readonly bookId: string };
};

type PermittedPhoto = {
  readonly book: PhotoTarget;
  /** A school's declaration, which is stored in place of the consent that was sent; `null` for a parent's book. */
  readonly declared: PhotoUpload['consent'] | null;
};

/**
 * Checks whether a book may have a photo, or what a device has read from one. Fails for a school without its
 * declaration.
 */
export async function checkPhotoPermission(context: Base): Promise<Result<PermittedPhoto>> {
  const { shop, params } = context;
  // Before the declaration: only its owner learns that a book belongs to a class.
  const allowed = await checkPhotoAllowed(params.bookId, { db: shop.db, owner: getOwner(context) });
  if (!allowed.ok) return allowed;
  const declared = await checkDeclaration(shop.db, params.bookId);
  return declared.ok ? ok({ book: allowed.value, declared: declared.value }) : declared;
}
