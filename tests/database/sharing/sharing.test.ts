import { describe, expect, it } from 'vitest';
import {
  findBook,
  findOwnedPreview,
  findSharedBook,
  findSharedPicture,
  type Owner,
  setSharing,
  toPreviewView,
  toSharedView,
} from '@/lib/books/server';
import { newId, newToken } from '@/lib/platform/ids';
import { fail } from '@/lib/platform/result';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { newAccount, newDevice } from '../support/identities';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const steps = createDraftFlow(shop);

const share = (id: string, owner: Owner, on = true, name: 'first' | 'full' | 'hidden' = 'first') =>
  setSharing(id, { on, name }, { db: shop.db, owner, enqueue: shop.enqueue, newToken });

/** A URL that shows which object it opens. */
const signUrl = async (key: string) => `/${key}`;

/** The view of anyone with the link; `null` is the 404. */
async function viewAs(token: string) {
  const book = await findSharedBook(shop.db, token);
  return book && toSharedView(book);
}

async function createShared(name: 'first' | 'full' | 'hidden' = 'first') {
  const owner = newDevice();
  const { id } = await steps.approved(owner);
  const { shareToken } = unwrap(await share(id, owner, true, name));
  if (!shareToken) throw new Error('not shared');
  return { id, owner, token: shareToken };
}

/** Inserts rows as if these pictures were drawn. */
async function insertDrawn(bookId: string, model: 'regular' | 'advanced', pageKey = 's01', sizePx = 1000) {
  const { revision } = await shop.db.book.findUniqueOrThrow({ where: { id: bookId } });
  const storageKey = `${model}/${pageKey}-${sizePx}`;
  await shop.db.illustration.create({
    data: { bookId, pageKey, model, revision, sizePx, storageKey, provider: 'local' },
  });
}

/** The object behind a picture's URL on the shared page; `null` is the 404. */
function findObject(address: string | null | undefined) {
  const [, token = '', id = ''] = /^\/api\/shared\/([^/]+)\/([^/]+)$/.exec(address ?? '') ?? [];
  return findSharedPicture(shop.db, token, id);
}

describe('rulings "Photos and names": off until the parent turns it on', () => {
  it('a new book has no link', async () => {
    const owner = newDevice();
    const { id } = await steps.approved(owner);
    expect((await findBook(shop.db, id))?.shareToken).toBeNull();
    expect(await viewAs('')).toBeNull();
    expect(await viewAs(id)).toBeNull();
  });

  it('the link cannot be guessed, and stays when only the name changes', async () => {
    const { id, owner, token } = await createShared();
    // 256 bits in base64url.
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(unwrap(await share(id, owner, true, 'hidden')).shareToken).toBe(token);
    expect((await createShared()).token).not.toBe(token);
  });

  it('a book that is not approved cannot be shared', async () => {
    const owner = newDevice();
    const { id } = await steps.withPhoto(owner);
    expect(await share(id, owner)).toEqual(fail('preview_not_ready'));
  });

  it.each([
    ['another device', async () => newDevice()],
    ['another account', async () => ({ ...newDevice(), accountId: (await newAccount(shop.db)).accountId })],
  ])("another visitor's book looks nonexistent: %s", async (_, somebody) => {
    const { id, token } = await createShared();
    expect(await share(id, await somebody(), false)).toEqual(fail('not_found'));
    expect(await share(newId(), await somebody())).toEqual(fail('not_found'));
    expect(await viewAs(token)).not.toBeNull();
  });
});

describe('rulings "Photos and names": revocable', () => {
  it('turning it off invalidates the link at once; turning it on again creates another link', async () => {
    const { id, owner, token } = await createShared();
    expect(unwrap(await share(id, owner, false)).shareToken).toBeNull();
    expect(await viewAs(token)).toBeNull();
    const again = unwrap(await share(id, owner)).shareToken ?? '';
    expect(again).not.toBe(token);
    expect(await viewAs(token)).toBeNull();
    expect(await viewAs(again)).not.toBeNull();
  });

  it('rulings "Photos and names": the links of its pictures become invalid with it, at once', async () => {
    const { id, owner, token } = await createShared();
    await insertDrawn(id, 'regular');
    const picture = (await viewAs(token))?.spreads[0]?.picture;
    expect(await findObject(picture)).toBe('regular/s01-1000');
    await share(id, owner, false);
    expect(await findObject(picture)).toBeNull();
    unwrap(await share(id, owner));
    expect(await findObject(picture)).toBeNull();
  });

  it('rulings "Photos and names": the share token opens its own unlocked regular pictures and no others', async () => {
    const [{ id, token }, other] = [await createShared(), await createShared()];
    for (const [model, page] of [
      ['advanced', 's01'],
      ['regular', 's09'],
      ['regular', 'portrait'],
    ] as const) {
      await insertDrawn(id, model, page);
    }
    await insertDrawn(other.id, 'regular');
    const pictures = await shop.db.illustration.findMany({ where: { bookId: { in: [id, other.id] } } });
    for (const picture of pictures) expect(await findSharedPicture(shop.db, token, picture.id)).toBeNull();
    expect(await findSharedPicture(shop.db, token, 'no-id')).toBeNull();
  });

  it('deleting a book ends sharing', async () => {
    const { id, token } = await createShared();
    await shop.db.book.update({ where: { id }, data: { deletedAt: NOW } });
    expect(await viewAs(token)).toBeNull();
  });
});

describe('rulings "Photos and names": never the photo, an advanced picture or a surname by default', () => {
  const named = async (name: 'first' | 'full' | 'hidden') => {
    const { id, token } = await createShared(name);
    await shop.db.book.update({ where: { id }, data: { childName: 'נועה לוי' } });
    return JSON.stringify(await viewAs(token));
  };

  it("the first name by default, the full name only on the parent's choice, or none", async () => {
    const first = await named('first');
    expect(first).toContain('נועה');
    expect(first).not.toContain('לוי');
    expect(await named('full')).toContain('נועה לוי');
    const hidden = await named('hidden');
    expect(hidden).not.toContain('נועה');
    expect(hidden).toContain('גיבורה קטנה');
  });

  it('an advanced book is shown in the regular model, which is drawn for it', async () => {
    const { id, owner, token } = await createShared();
    await shop.db.book.update({ where: { id }, data: { imageModel: 'advanced' } });
    await share(id, owner);
    expect((await shop.queue.jobs('draw-shared')).map(({ key }) => key?.split(':')[0])).toEqual([id]);
    await insertDrawn(id, 'advanced');
    await insertDrawn(id, 'advanced', 'cover');
    expect((await viewAs(token))?.spreads.map(({ picture }) => picture)).toEqual([null, null, null]);
    await insertDrawn(id, 'regular');
    const view = await viewAs(token);
    expect(await findObject(view?.spreads[0]?.picture)).toBe('regular/s01-1000');
    expect(JSON.stringify(view)).not.toMatch(/advanced|photos\//);
  });

  it("after a change the hero's public pictures are drawn again, once approved", async () => {
    const { id, owner } = await createShared();
    const others = async () => (await shop.queue.jobs('draw-shared')).map(({ data }) => data);
    unwrap(await steps.change(id, owner, { age: 7 }));
    await shop.db.photo.updateMany({ where: { bookId: id }, data: { paintsFace: true } });
    const { revision } = unwrap(await steps.approve(id, owner, 'advanced'));
    expect(await others()).toContainEqual({ bookId: id, revision });
    await share(id, owner, false);
    const later = unwrap(await steps.change(id, owner, { age: 8 }));
    unwrap(await steps.approve(id, owner, 'advanced'));
    expect(await others()).not.toContainEqual({ bookId: id, revision: later.revision });
  });

  it('three spreads and the cover, also of a paid book; neither its id nor its owner', async () => {
    const { id, owner, token } = await createShared();
    for (const key of ['cover', 's01', 's04']) await insertDrawn(id, 'regular', key);
    const account = await newAccount(shop.db);
    await shop.db.order.create({
      data: {
        bookId: id,
        accountId: account.accountId,
        country: 'IL',
        language: 'he',
        currency: 'ILS',
        email: account.email,
        state: 'paid',
        totalMinor: 3900,
        paidAt: NOW,
      },
    });
    const view = await viewAs(token);
    expect(view?.spreads.map(({ key }) => key)).toEqual(['s01', 's02', 's03']);
    const told = JSON.stringify(view);
    for (const secret of [id, owner.deviceId, account.accountId, account.email, 's04'])
      expect(told).not.toContain(secret);
  });
});

describe('§4 before purchase: the story is readable, the first pages are visible, other images are locked', () => {
  const KEYS = Array.from({ length: 12 }, (_, at) => `s${String(at + 1).padStart(2, '0')}`);

  it('all of the text; only the cover and three pictures, even if all are drawn', async () => {
    const owner = newDevice();
    const { id } = await steps.approved(owner);
    for (const key of ['cover', ...KEYS]) await insertDrawn(id, 'regular', key);
    const book = await findOwnedPreview(shop.db, id, owner);
    const view = book && (await toPreviewView(book, signUrl, NOW));
    // One spread is told by its picture alone.
    expect(view?.spreads.filter(({ paragraphs }) => paragraphs.length > 0)).toHaveLength(11);
    expect(view?.spreads.every(({ opening }) => opening && opening.stops.length > 0)).toBe(true);
    const shown = view?.spreads.filter(({ picture }) => picture !== null).map(({ key }) => key);
    expect(shown).toEqual(['s01', 's02', 's03']);
    expect(view?.cover.picture).toBe('/regular/cover-1000');
    expect(JSON.stringify(view)).not.toMatch(/regular\/s(?:0[4-9]|1)/);
  });

  it('the thumbnail strip loads thumbnails', async () => {
    const owner = newDevice();
    const { id } = await steps.approved(owner);
    await insertDrawn(id, 'regular', 's01', 160);
    await insertDrawn(id, 'regular', 's01');
    const book = await findOwnedPreview(shop.db, id, owner);
    const view = book && (await toPreviewView(book, signUrl, NOW));
    expect(view?.spreads[0]).toMatchObject({ picture: '/regular/s01-1000', thumb: '/regular/s01-160' });
    expect(view?.spreads[1]).toMatchObject({ picture: null, thumb: null });
  });
});
