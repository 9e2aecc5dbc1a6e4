import {
  approveCharacter,
  attachPhoto,
  changeDraft,
  checkPhotoAllowed,
  createDraft,
  type Owner,
  type PhotoUpload,
} from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { newId } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import type { Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { fakePhotoReader } from './fake-photo-reader';
import { addSeconds, NOW } from './time';

/** Unwraps a result that a test expects to succeed. */
export function unwrap<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`Unexpected error: ${result.code}`);
  return result.value;
}

export const UPLOAD: PhotoUpload = {
  bytes: new Uint8Array([1, 2, 3]),
  crop: null,
  consent: { textVersion: '2026-11-01', language: 'he' },
};

/** Adopts drafts touched within a day. */
export const WITHIN_A_DAY = { touchedSince: addSeconds(-86_400) };

/** The catalogue's first story in Hebrew. */
export const BOOK_HE = 1;

/** Sends a photo as its route does: the book is checked before the photo is read. */
export async function sendPhoto(bookId: string, photo: PhotoUpload, deps: Parameters<typeof attachPhoto>[2]) {
  const allowed = await checkPhotoAllowed(bookId, deps);
  return allowed.ok ? attachPhoto(allowed.value, photo, deps) : allowed;
}

type Shop = { readonly db: Db; readonly enqueue: Enqueue; readonly storage: StoragePort };

// Read lazily, because the database does not exist before the tests run.
const pickDeps = ({ db, enqueue, storage }: Shop) => ({ db, enqueue, storage });

/** A parent's steps through the wizard, each with its real use case. */
export function createDraftFlow(shop: Shop) {
  const deps = (owner: Owner, now = NOW) => ({ ...pickDeps(shop), owner, photos: fakePhotoReader, now, newId });
  const steps = {
    /** A draft with a named child and a chosen book. */
    async withBook(owner: Owner) {
      const { id } = unwrap(await createDraft({ language: 'he' }, deps(owner)));
      const child = { childName: 'נועה', gender: 'girl', age: 5, catalogueId: BOOK_HE } as const;
      return unwrap(await changeDraft(id, child, deps(owner)));
    },
    async withPhoto(owner: Owner) {
      const { id } = await steps.withBook(owner);
      return unwrap(await sendPhoto(id, UPLOAD, deps(owner)));
    },
    async approved(owner: Owner) {
      const { id } = await steps.withPhoto(owner);
      return unwrap(await approveCharacter(id, { imageModel: 'regular' }, deps(owner)));
    },
    /** `last` distinguishes photos. */
    attach: (bookId: string, owner: Owner, now = NOW, last = 3) =>
      sendPhoto(bookId, { ...UPLOAD, bytes: new Uint8Array([1, 2, last]) }, deps(owner, now)),
    change: (bookId: string, owner: Owner, change: Parameters<typeof changeDraft>[1]) =>
      changeDraft(bookId, change, deps(owner)),
    approve: (bookId: string, owner: Owner, imageModel: 'regular' | 'advanced' = 'regular') =>
      approveCharacter(bookId, { imageModel }, deps(owner)),
  };
  return steps;
}
