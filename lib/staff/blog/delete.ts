import { deletePicture, deletePost } from '@/lib/blog/server';
import type { Db } from '@/lib/platform/db';
import { fail, type Result } from '@/lib/platform/result';
import { isActionDone } from '../audit/repository';
import { runAudited } from '../audit/run-audited';
import type { StaffActor } from '../login/session';

type Deps = { readonly db: Db; readonly actor: StaffActor; readonly now: Date; readonly newId: () => string };

/** Whether a post was begun at the desk: one that comes with the shop would return with its next start. */
export const isCreatedByStaff = (db: Db, id: string): Promise<boolean> => isActionDone(db, 'post_create', 'post', id);

/** Deletes a draft that was begun at the desk, with its texts and pictures. */
export function deleteDraftPost(
  id: string,
  deps: Deps,
): Promise<Result<null, 'not_found' | 'post_not_draft' | 'post_picture_used'>> {
  return runAudited({ action: 'post_delete', subject: 'post', subjectId: id }, deps, async () =>
    (await isCreatedByStaff(deps.db, id)) ? deletePost(id, deps) : fail('not_found'),
  );
}

/** Deletes a post's uploaded picture that no post shows. */
export const deletePostPicture = (id: string, url: string, deps: Deps) =>
  runAudited({ action: 'post_picture_delete', subject: 'post', subjectId: id, data: { url } }, deps, () =>
    deletePicture(id, url, deps),
  );
