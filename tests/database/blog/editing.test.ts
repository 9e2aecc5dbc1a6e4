import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { uploadedCard } from '@/lib/blog';
import {
  findPostWithLanguages,
  getNextPublication,
  getPostToEdit,
  listPosts,
  parsePictureFile,
  seedPosts,
} from '@/lib/blog/server';
import { normalizePostPicture } from '@/lib/photos/server';
import { newId } from '@/lib/platform/ids';
import {
  choosePublication,
  createDraft,
  listStaffPosts,
  savePostSettings,
  uploadPicture,
  viewPost,
  writePost,
} from '@/lib/staff/server';
import { unwrap } from '../support/draft-flow';
import { newPhone } from '../support/identities';
import { addSeconds, DAY, HOUR, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const words = { title: 'A lamp', description: 'What helps.', content: 'It begins.', shown: true };

const { deps, getDeps } = (() => {
  let memberId = '';
  return {
    getDeps: async () => {
      if (!memberId) {
        const member = await shop.db.staffMember.create({ data: { phone: newPhone(), role: 'editor' } });
        memberId = member.id;
      }
    },
    deps: (now = NOW) => ({
      db: shop.db,
      storage: shop.storage,
      actor: { memberId, role: 'editor' as const },
      now,
      newId,
      readPicture: normalizePostPicture,
    }),
  };
})();
beforeEach(getDeps);

const drawPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e7a' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret' } })
    .toBuffer();

/** A draft with a picture and a text in English. */
async function writeDraft() {
  const slug = `post-${newId()}`;
  unwrap(await createDraft(slug, deps()));
  const { url } = unwrap(await uploadPicture(slug, await drawPicture(1200, 900), deps()));
  unwrap(await savePostSettings(slug, { image: url, relatedBook: 3 }, deps()));
  unwrap(await writePost(slug, { language: 'en', version: 0, ...words }, deps()));
  return { slug, url };
}
const read = (slug: string, language: 'en' | 'he' = 'en', now = NOW) =>
  findPostWithLanguages(shop.db, slug, language, now);

describe('§6 the desk: a post is written, planned, published and taken back', () => {
  it('a draft is seen by nobody, a published post in the languages that are shown', async () => {
    const { slug, url } = await writeDraft();
    unwrap(await writePost(slug, { language: 'he', version: 0, ...words, shown: false }, deps()));
    expect(await read(slug)).toBeNull();
    unwrap(await choosePublication(slug, 'now', deps()));
    expect(await read(slug)).toMatchObject({
      title: words.title,
      content: words.content,
      image: url,
      relatedBook: 3,
      languages: ['en'],
    });
    expect(await read(slug, 'he')).toBeNull();
    expect((await listPosts(shop.db, 'en', NOW)).map(({ id }) => id)).toContain(slug);
    unwrap(await choosePublication(slug, 'never', deps()));
    expect(await read(slug)).toBeNull();
  });

  it('a planned post appears at its time, in the time zone of the shop', async () => {
    const { slug } = await writeDraft();
    unwrap(await choosePublication(slug, '2031-07-01T09:30', deps()));
    const due = new Date('2031-07-01T06:30:00Z');
    expect(await getNextPublication(shop.db, NOW)).toEqual(due);
    expect(await viewPost(shop.db, slug, NOW)).toMatchObject({ state: 'planned', localTime: '2031-07-01T09:30' });
    expect(await read(slug, 'en', addSeconds(-1, due))).toBeNull();
    expect(await read(slug, 'en', due)).toMatchObject({ date: '2031-07-01' });
    expect(await getNextPublication(shop.db, due)).toBeNull();
    const listed = await listStaffPosts(shop.db, addSeconds(DAY, due));
    expect(listed.find(({ id }) => id === slug)).toMatchObject({ state: 'published', title: 'A lamp' });
  });

  it('nothing is published without a picture or without a text that is shown', async () => {
    const slug = `post-${newId()}`;
    unwrap(await createDraft(slug, deps()));
    expect(await createDraft(slug, deps())).toMatchObject({ code: 'slug_taken' });
    expect(await choosePublication(slug, 'now', deps())).toMatchObject({ code: 'post_picture_missing' });
    const { url } = unwrap(await uploadPicture(slug, await drawPicture(960, 640), deps()));
    unwrap(await savePostSettings(slug, { image: url }, deps()));
    unwrap(await writePost(slug, { language: 'en', version: 0, ...words, shown: false }, deps()));
    expect(await choosePublication(slug, 'now', deps())).toMatchObject({ code: 'post_text_missing' });
    expect(await choosePublication('no-such-post', 'now', deps())).toMatchObject({ code: 'not_found' });
  });

  it('nobody overwrites what another member saved meanwhile', async () => {
    const { slug } = await writeDraft();
    const first = { language: 'en', version: 1, ...words, title: 'First' } as const;
    unwrap(await writePost(slug, first, deps()));
    expect(await writePost(slug, { ...first, title: 'Second' }, deps())).toMatchObject({ code: 'post_changed' });
    expect(await writePost(slug, { ...first, version: 0 }, deps())).toMatchObject({ code: 'post_changed' });
    const text = (await getPostToEdit(shop.db, slug))?.texts.find(({ language }) => language === 'en');
    expect(text).toMatchObject({ title: 'First', version: 2 });
  });

  it('what comes with the shop can be changed, and seeding keeps the change', async () => {
    const slug = 'reading-aloud';
    const before = await viewPost(shop.db, slug, NOW);
    const text = before?.texts.find(({ language }) => language === 'en');
    expect(before).toMatchObject({ state: 'published', relatedBook: 5 });
    unwrap(await writePost(slug, { language: 'en', ...words, version: text?.version ?? 0 }, deps()));
    await seedPosts(shop.db);
    expect(await read(slug)).toMatchObject({ title: 'A lamp' });
    unwrap(await choosePublication(slug, 'never', deps(addSeconds(HOUR))));
    await seedPosts(shop.db);
    expect(await read(slug)).toBeNull();
  });

  it('the trail says who did what, and not what was written', async () => {
    const { slug } = await writeDraft();
    unwrap(await choosePublication(slug, 'now', deps()));
    const rows = await shop.db.staffAction.findMany({
      where: { subjectId: slug, outcome: 'done' },
      orderBy: { id: 'asc' },
    });
    expect(rows.map(({ action }) => action)).toEqual([
      'post_create',
      'post_picture',
      'post_settings',
      'post_text',
      'post_publish',
    ]);
    expect(JSON.stringify(rows.map(({ data }) => data))).not.toContain(words.title);
  });
});

describe('§6 the desk: pictures of posts', () => {
  it('are cut to 3:2 without metadata and served under names that cannot be made up', async () => {
    const { slug, url } = await writeDraft();
    const file = url.split('/').at(-1) ?? '';
    const stored = await shop.storage.get(parsePictureFile(file) ?? '');
    const { width, height, format, exif } = await sharp(stored).metadata();
    expect([width, height, format, exif]).toEqual([960, 640, 'webp', undefined]);
    const card = await shop.storage.get(parsePictureFile((uploadedCard(url) ?? '').split('/').at(-1) ?? '') ?? '');
    expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(await shop.db.pendingObject.count({ where: { key: { startsWith: 'blog/' } } })).toBe(0);
    for (const name of ['../photos/1.jpg', `${newId()}-960.svg`, `${newId()}.jpg`])
      expect(parsePictureFile(name)).toBeNull();
    expect(await savePostSettings(slug, { image: '/pictures/fox.webp' }, deps())).toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['a picture that is too small', 'post_picture_too_small', () => drawPicture(900, 900)],
    ['a file that is no picture', 'post_picture_invalid', async () => Buffer.from('<svg onload="alert(1)"/>')],
    ['a file that is cut off', 'post_picture_invalid', async () => (await drawPicture(1200, 900)).subarray(0, 300)],
    ['a file that is too large', 'post_picture_too_large', async () => Buffer.alloc(11 * 1024 * 1024, 255)],
  ] as const)('refuse %s', async (_, code, make) => {
    const slug = `post-${newId()}`;
    unwrap(await createDraft(slug, deps()));
    expect(await uploadPicture(slug, await make(), deps())).toMatchObject({ code });
    expect((await getPostToEdit(shop.db, slug))?.pictures).toEqual([]);
  });
});
