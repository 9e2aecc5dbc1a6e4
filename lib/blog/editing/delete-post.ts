import type { Db, Tx } from '@/lib/platform/db';
import { registerPendingObject } from '@/lib/platform/db/pending-objects';
import { fail, ok, type Result } from '@/lib/platform/result';
import { uploadedPictureUrl } from '../pictures';
import { listPictureKeys } from './add-picture';
import * as repo from './repository';

type Deps = { readonly db: Db; readonly now: Date };

/** The sweep deletes the files of these pictures, whose rows go in the same transaction. */
async function dropFiles(tx: Tx, pictureIds: readonly string[], now: Date): Promise<void> {
  for (const key of pictureIds.flatMap(listPictureKeys)) await registerPendingObject(tx, key, now);
}

/** Whether a post but `except` shows one of these pictures. */
async function isAnyShown(tx: Tx, pictureIds: readonly string[], except?: string): Promise<boolean> {
  for (const id of pictureIds) if (await repo.isPictureUsed(tx, uploadedPictureUrl(id), except)) return true;
  return false;
}

/** Deletes a draft with its texts and pictures. Refused while readers see it, or will, or another post has a picture of it. */
export function deletePost(
  id: string,
  { db, now }: Deps,
): Promise<Result<null, 'not_found' | 'post_not_draft' | 'post_picture_used'>> {
  return db.$transaction(async (tx): Promise<Result<null, 'not_found' | 'post_not_draft' | 'post_picture_used'>> => {
    const post = await repo.findPostRow(tx, id);
    if (!post) return fail('not_found');
    const pictureIds = post.pictures.map((picture) => picture.id);
    if (await isAnyShown(tx, pictureIds, id)) return fail('post_picture_used');
    if (!(await repo.deleteDraft(tx, id))) return fail('post_not_draft');
    await dropFiles(tx, pictureIds, now);
    return ok(null);
  });
}

/** Deletes an uploaded picture of a post, by its URL, that no post shows. */
export function deletePicture(
  postId: string,
  url: string,
  { db, now }: Deps,
): Promise<Result<null, 'not_found' | 'post_picture_used'>> {
  return db.$transaction(async (tx): Promise<Result<null, 'not_found' | 'post_picture_used'>> => {
    const post = await repo.findPostRow(tx, postId);
    const picture = post?.pictures.find(({ id }) => uploadedPictureUrl(id) === url);
    if (!picture) return fail('not_found');
    if (await isAnyShown(tx, [picture.id])) return fail('post_picture_used');
    await repo.deletePictureRow(tx, picture.id);
    await dropFiles(tx, [picture.id], now);
    return ok(null);
  });
}
