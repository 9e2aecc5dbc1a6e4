import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { getPostToEdit, seedPosts } from '@/lib/blog/server';
import { normalizePostPicture } from '@/lib/photos/server';
import { listAbandonedObjects } from '@/lib/platform/db/pending-objects';
import { newId } from '@/lib/platform/ids';
import {
  choosePublication,
  createDraft,
  deleteDraftPost,
  deletePostPicture,
  savePostSettings,
  uploadPicture,
  viewPost,
  writePost,
} from '@/lib/staff/server';
import { unwrap } from '../support/draft-flow';
import { newPhone } from '../support/identities';
import { addSeconds, HOUR, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
let memberId = '';
beforeEach(async () => {
  memberId = (await shop.db.staffMember.create({ data: { phone: newPhone(), role: 'editor' } })).id;
});
const deps = () => ({
  db: shop.db,
  storage: shop.storage,
  actor: { memberId, role: 'editor' as const },
  now: NOW,
  newId,
  readPicture: normalizePostPicture,
});

const drawPicture = () =>
  sharp({ create: { width: 960, height: 640, channels: 3, background: '#e7a' } })
    .jpeg()
    .toBuffer();
const upload = async (slug: string) => unwrap(await uploadPicture(slug, await drawPicture(), deps())).url;
const write = (slug: string, content: string) =>
  writePost(
    slug,
    { language: 'en', version: 0, title: 'A lamp', description: 'What helps.', content, shown: true },
    deps(),
  );

/** A draft with a main picture and a text. */
async function begin() {
  const slug = `post-${newId()}`;
  unwrap(await createDraft(slug, deps()));
  const url = await upload(slug);
  unwrap(await savePostSettings(slug, { image: url }, deps()));
  unwrap(await write(slug, 'It begins.'));
  return { slug, url };
}

/** Files that the sweep deletes. */
const listDropped = () => listAbandonedObjects(shop.db, addSeconds(2 * HOUR), 1000);
const getPictureId = (url: string) => url.replace('/pictures/posts/', '').slice(0, 36);

describe('§6 the desk: what was written is deleted', () => {
  it('a draft goes with its texts, its pictures and their files, and the trail says who did it', async () => {
    const { slug, url } = await begin();
    expect(await viewPost(shop.db, slug, NOW)).toMatchObject({ deletable: true });
    unwrap(await deleteDraftPost(slug, deps()));
    expect(await getPostToEdit(shop.db, slug)).toBeNull();
    expect(await shop.db.blogPicture.count({ where: { postId: slug } })).toBe(0);
    const dropped = (await listDropped()).filter((key) => key.includes(getPictureId(url)));
    expect(dropped).toHaveLength(5);
    for (const key of dropped) expect(await shop.storage.get(key)).toBeTruthy();
    const rows = await shop.db.staffAction.findMany({ where: { subjectId: slug, action: 'post_delete' } });
    expect(rows.map(({ outcome, memberId: by }) => [outcome, by])).toEqual([
      ['started', memberId],
      ['done', memberId],
    ]);
  });

  it('a post that readers see or will see stays, and so does one that comes with the shop', async () => {
    const { slug } = await begin();
    for (const at of ['now', '2031-07-01T09:30']) {
      unwrap(await choosePublication(slug, at, deps()));
      expect(await viewPost(shop.db, slug, NOW)).toMatchObject({ deletable: false });
      expect(await deleteDraftPost(slug, deps())).toMatchObject({ code: 'post_not_draft' });
    }
    await seedPosts(shop.db);
    const { id } = await shop.db.blogPost.findFirstOrThrow({ where: { editedAt: null } });
    unwrap(await choosePublication(id, 'never', deps()));
    expect(await viewPost(shop.db, id, NOW)).toMatchObject({ state: 'draft', deletable: false });
    expect(await deleteDraftPost(id, deps())).toMatchObject({ code: 'not_found' });
    expect(await deleteDraftPost('no-such-post', deps())).toMatchObject({ code: 'not_found' });
  });

  it('a picture that no post shows goes with its files; one that any post shows stays', async () => {
    const { slug, url } = await begin();
    const other = await begin();
    const spare = await upload(slug);
    const lent = await upload(slug);
    unwrap(await savePostSettings(other.slug, { relatedBook: 3 }, deps()));
    await shop.db.blogTranslation.update({
      where: { postId_language: { postId: other.slug, language: 'en' } },
      data: { content: `![A lamp](${lent})` },
    });
    for (const used of [url, lent]) {
      expect(await deletePostPicture(slug, used, deps())).toMatchObject({ code: 'post_picture_used' });
    }
    expect(await deleteDraftPost(slug, deps())).toMatchObject({ code: 'post_picture_used' });
    expect(await deletePostPicture(other.slug, spare, deps())).toMatchObject({ code: 'not_found' });
    unwrap(await deletePostPicture(slug, spare, deps()));
    expect((await getPostToEdit(shop.db, slug))?.pictures.toSorted()).toEqual([url, lent].toSorted());
    expect((await listDropped()).filter((key) => key.includes(getPictureId(spare)))).toHaveLength(5);
  });
});
