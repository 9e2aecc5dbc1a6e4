import type { EditedText } from '@/lib/blog';
import {
  addPicture,
  createPost,
  getPostToEdit,
  listPostsToEdit,
  type PostPictureReader,
  savePost,
  saveText,
  setPublication,
} from '@/lib/blog/server';
import { DEFAULT_COUNTRY } from '@/lib/markets';
import { toInstant, toLocalTime } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import type { ErrorCode } from '@/lib/platform/errors';
import { fail, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { runAudited } from '../audit/run-audited';
import { STAFF_LIMITS } from '../limits';
import type { StaffActor } from '../login/session';
import { isCreatedByStaff } from './delete';
import { getPostState, type PostListItem, type PostView } from './view';

type BlogDeps = {
  readonly db: Db;
  readonly actor: StaffActor;
  readonly now: Date;
  readonly newId: () => string;
};
type Done<Code extends ErrorCode = never> = Promise<Result<unknown, Code | 'not_found'>>;

/** Every post; drafts first, then the newest. */
export async function listStaffPosts(db: Db, now: Date): Promise<readonly PostListItem[]> {
  const posts = await listPostsToEdit(db, STAFF_LIMITS.listSize);
  return posts.map((post) => ({ ...post, state: getPostState(post.publishedAt, now) }));
}

/** A post with its texts and pictures; `null` when there is none. */
export async function viewPost(db: Db, id: string, now: Date): Promise<PostView | null> {
  const post = await getPostToEdit(db, id);
  if (!post) return null;
  const { publishedAt } = post;
  const localTime = publishedAt ? toLocalTime(publishedAt, DEFAULT_COUNTRY) : '';
  const deletable = publishedAt === null && (await isCreatedByStaff(db, id));
  return { ...post, state: getPostState(publishedAt, now), localTime, deletable };
}

/** Begins a draft. */
export const createDraft = (slug: string, deps: BlogDeps) =>
  runAudited({ action: 'post_create', subject: 'post', subjectId: slug }, deps, () => createPost(slug, deps));

/** Saves the text of a language. The trail says how long it is, not what it says. */
export function writePost(id: string, text: EditedText, deps: BlogDeps): Done<'post_changed'> {
  const { language, shown, content } = text;
  const data = { language, shown, letters: content.length };
  return runAudited({ action: 'post_text', subject: 'post', subjectId: id, data }, deps, () =>
    saveText(id, text, deps),
  );
}

type Settings = { readonly image?: string | undefined; readonly relatedBook?: number | null | undefined };

/** Chooses the related book, or one of the post's own pictures as its main one. */
export function savePostSettings(id: string, settings: Settings, deps: BlogDeps): Done {
  const { image, relatedBook } = settings;
  const data = { ...(image && { image }), ...(relatedBook !== undefined && { relatedBook }) };
  return runAudited({ action: 'post_settings', subject: 'post', subjectId: id, data }, deps, async () => {
    const post = await getPostToEdit(deps.db, id);
    if (!post || (image !== undefined && !post.pictures.includes(image))) return fail('not_found');
    return savePost(id, settings, deps);
  });
}

/** Stores a picture in all its sizes. */
export const uploadPicture = (
  id: string,
  bytes: Uint8Array,
  deps: BlogDeps & { readonly storage: StoragePort; readonly readPicture: PostPictureReader },
) =>
  runAudited({ action: 'post_picture', subject: 'post', subjectId: id, data: { bytes: bytes.length } }, deps, () =>
    addPicture(id, bytes, deps),
  );

/** Publishes a post now or at a time of the shop's own time zone, or makes it a draft again. */
export function choosePublication(
  id: string,
  at: string,
  deps: BlogDeps,
): Done<'post_picture_missing' | 'post_text_missing'> {
  const action = at === 'never' ? 'post_withdraw' : 'post_publish';
  return runAudited({ action, subject: 'post', subjectId: id, data: { at } }, deps, () => {
    if (at === 'never') return setPublication(id, null, deps);
    return setPublication(id, at === 'now' ? deps.now : toInstant(at, DEFAULT_COUNTRY), deps);
  });
}
