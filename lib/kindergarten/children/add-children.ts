import { createDraft, type Owner } from '@/lib/books/server';
import type { Db, Tx } from '@/lib/platform/db';
import type { ErrorCode } from '@/lib/platform/errors';
import { isErrorCode } from '@/lib/platform/errors';
import { fail, ok, type Result } from '@/lib/platform/result';
import { type ClassAccessError, lockOwnedClass } from '../class/lock-class';
import { CLASS_LIMITS } from '../limits';
import { type ClassRow, findOwnedClass, insertChild, listKnownChildren, setChildFile } from '../repository';
import type { NewChild } from '../schema';
import { findNamesake } from './find-namesake';

/** Why a child was not added; the others were. */
export type RefusedChild = { readonly id: string; readonly code: ErrorCode };
type AddedChildren = { readonly row: ClassRow; readonly refused: readonly RefusedChild[] };

/**
 * Adds children to a class. One that was added before, or whose file is there already, is not added again; a file that
 * is named like a child without a photo becomes that child's.
 * `class_full`: there would be too many; none is added.
 */
export function addChildren(
  classId: string,
  children: readonly NewChild[],
  { db, owner }: { readonly db: Db; readonly owner: Owner },
): Promise<Result<AddedChildren, ClassAccessError | 'class_full'>> {
  return db.$transaction(async (tx) => {
    const locked = await lockOwnedClass(tx, classId, owner);
    if (!locked.ok) return locked;
    const row = await attachFiles(tx, locked.value, children);
    const fresh = await listNewChildren(tx, row, children);
    if (row.children.length + fresh.length > CLASS_LIMITS.maxChildren) return fail('class_full');
    const refused: RefusedChild[] = [];
    let position = getNextPosition(row);
    for (const child of fresh) {
      const code = await insertNewChild(tx, row, child, { owner, position });
      if (code) refused.push({ id: child.id, code });
      else position += 1;
    }
    const after = await findOwnedClass(tx, classId, owner);
    return after ? ok({ row: after, refused }) : fail('not_found');
  });
}

/** Gives each file that is named like a child without a photo to that child; returns the class with these files. */
async function attachFiles(tx: Tx, row: ClassRow, children: readonly NewChild[]): Promise<ClassRow> {
  let listed = row.children;
  for (const { name, fullName, fileSha256 } of children) {
    if (!fileSha256 || listed.some((child) => child.fileSha256 === fileSha256)) continue;
    const found = findNamesake(listed, { name, fullName });
    if (!found) continue;
    await setChildFile(tx, found.id, fileSha256);
    listed = listed.map((child) => (child === found ? { ...child, fileSha256 } : child));
  }
  return { ...row, children: listed };
}

/** The place after the last child. */
export const getNextPosition = ({ children }: ClassRow): number =>
  Math.max(-1, ...children.map(({ position }) => position)) + 1;

async function listNewChildren(tx: Tx, row: ClassRow, children: readonly NewChild[]): Promise<readonly NewChild[]> {
  const ids = new Set(
    (
      await listKnownChildren(
        tx,
        children.map(({ id }) => id),
      )
    ).map(({ id }) => id),
  );
  const files = new Set(row.children.map(({ fileSha256 }) => fileSha256));
  return children.filter(({ id, fileSha256 = null }) => {
    const known = ids.has(id) || (fileSha256 !== null && files.has(fileSha256));
    ids.add(id);
    if (fileSha256) files.add(fileSha256);
    return !known;
  });
}

type Place = { readonly owner: Owner; readonly position: number };

/** Adds one child with its book, which has the class's gender and age until they are known; returns why it was refused. */
async function insertNewChild(
  tx: Tx,
  row: ClassRow,
  { id, name, fullName, nameKeptAsWritten, gender, age, catalogueId, fileSha256 }: NewChild,
  { owner, position }: Place,
): Promise<ErrorCode | null> {
  const answers = {
    language: row.language,
    childName: name.trim() || null,
    nameKeptAsWritten,
    gender: gender ?? row.defaultGender,
    age: age ?? row.defaultAge,
  };
  const bookOwner = { deviceId: owner.deviceId, accountId: row.accountId };
  const deps = { db: tx, owner: bookOwner, country: row.country };
  let draft = await createDraft({ ...answers, catalogueId: catalogueId ?? row.catalogueId }, deps);
  // The story of the class is for girls or boys alone, or off sale now: this child needs another one.
  if (!draft.ok && draft.code === 'book_not_available' && catalogueId === null) {
    draft = await createDraft({ ...answers, catalogueId: null }, deps);
  }
  if (!draft.ok) return isErrorCode(draft.code) ? draft.code : 'validation_failed';
  await insertChild(tx, {
    id,
    kindergartenId: row.id,
    bookId: draft.value.id,
    position,
    fullName,
    genderKnown: Boolean(gender),
    ageKnown: Boolean(age),
    fileSha256: fileSha256 ?? null,
  });
  return null;
}
