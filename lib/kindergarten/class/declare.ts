import type { Owner } from '@/lib/books/server';
import type { Language } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import { ok, type Result } from '@/lib/platform/result';
import { type ClassRow, updateClass } from '../repository';
import { type ClassAccessError, lockOwnedClass } from './lock-class';

type Declaration = { readonly textVersion: string; readonly language: Language };

/** Records that the school may use the photos of its class; the first declaration of a version stays. */
export function declareClass(
  classId: string,
  { textVersion, language }: Declaration,
  { db, owner, now }: { readonly db: Db; readonly owner: Owner; readonly now: Date },
): Promise<Result<ClassRow, ClassAccessError>> {
  return db.$transaction(async (tx) => {
    const locked = await lockOwnedClass(tx, classId, owner);
    if (!locked.ok || locked.value.declarationVersion === textVersion) return locked;
    const declared = { declarationVersion: textVersion, declarationLanguage: language, declaredAt: now };
    return ok(await updateClass(tx, classId, declared));
  });
}
