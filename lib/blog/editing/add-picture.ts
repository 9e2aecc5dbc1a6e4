import type { Db } from '@/lib/platform/db';
import { confirmPendingObjects, registerPendingObject } from '@/lib/platform/db/pending-objects';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { uploadedPictureUrl } from '../pictures';
import * as repo from './repository';

type PictureError = 'post_picture_invalid' | 'post_picture_too_large' | 'post_picture_too_small';
type PictureFile = { readonly name: string; readonly bytes: Uint8Array; readonly contentType: string };
/** Makes the files of an uploaded picture, each with the end of its name, such as `960.webp`. */
export type PostPictureReader = (bytes: Uint8Array) => Promise<Result<readonly PictureFile[], PictureError>>;

type Deps = {
  readonly db: Db;
  readonly storage: StoragePort;
  readonly now: Date;
  readonly newId: () => string;
  readonly readPicture: PostPictureReader;
};

const getKey = (pictureId: string, name: string): string => `blog/${pictureId}-${name}`;

const FILE_NAMES = ['480.avif', '480.webp', '960.avif', '960.webp', 'card.jpg'];

/** Storage keys of all files of a picture. */
export const listPictureKeys = (pictureId: string): readonly string[] =>
  FILE_NAMES.map((name) => getKey(pictureId, name));

const FILE = /^(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-(?<name>(?:480|960)\.(?:avif|webp)|card\.jpg)$/;

/** Storage key of a file in the address of a picture; `null` where none has such a name. */
export function parsePictureFile(file: string): string | null {
  const { id, name } = FILE.exec(file)?.groups ?? {};
  return id && name ? getKey(id, name) : null;
}

/** Stores an uploaded picture of a post in all its sizes; the files are public from then on. */
export async function addPicture(
  postId: string,
  upload: Uint8Array,
  { db, storage, now, newId, readPicture }: Deps,
): Promise<Result<{ readonly url: string }, PictureError | 'not_found'>> {
  if (!(await repo.findPostRow(db, postId))) return fail('not_found');
  const read = await readPicture(upload);
  if (!read.ok) return read;
  const id = newId();
  const keys = read.value.map(({ name }) => getKey(id, name));
  for (const { name, bytes, contentType } of read.value) {
    await registerPendingObject(db, getKey(id, name), now);
    await storage.put(getKey(id, name), bytes, contentType);
  }
  await db.$transaction(async (tx) => {
    await repo.insertPicture(tx, id, postId, now);
    await confirmPendingObjects(tx, keys);
  });
  return ok({ url: uploadedPictureUrl(id) });
}
