import { describe, expect, it } from 'vitest';
import {
  bookById,
  type Owner,
  previewView,
  setSharing,
  sharedBook,
  sharedPicture,
  sharedView,
} from '@/lib/books/server';
import { newId, newToken } from '@/lib/platform/ids';
import { fail } from '@/lib/platform/result';
import { value, wizard } from '../support/drafts';
import { newAccount, stranger } from '../support/people';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { NOW } from '../support/time';

const shop = Object.assign(withShop(), { storage: withStorage() });
const steps = wizard(shop);

const share = (id: string, owner: Owner, on = true, name: 'first' | 'full' | 'hidden' = 'first') =>
  setSharing(id, { on, name }, { db: shop.db, owner, enqueue: shop.enqueue, newToken });

/** A link that says which object it opens. */
const link = async (key: string) => `/${key}`;

/** What whoever has the link gets; `null` is the 404. */
async function seenBy(token: string) {
  const book = await sharedBook(shop.db, token);
  return book && sharedView(book);
}

async function shared(name: 'first' | 'full' | 'hidden' = 'first') {
  const owner = stranger();
  const { id } = await steps.approved(owner);
  const { shareToken } = value(await share(id, owner, true, name));
  if (!shareToken) throw new Error('not shared');
  return { id, owner, token: shareToken };
}

/** As if these pictures were drawn. */
async function drawn(bookId: string, model: 'regular' | 'advanced', pageKey = 's01', sizePx = 1000) {
  const { revision } = await shop.db.book.findUniqueOrThrow({ where: { id: bookId } });
  const storageKey = `${model}/${pageKey}-${sizePx}`;
  await shop.db.illustration.create({
    data: { bookId, pageKey, model, revision, sizePx, storageKey, provider: 'local' },
  });
}

/** The object behind a picture's address on the shared page; `null` is the 404. */
function behind(address: string | null | undefined) {
  const [, token = '', id = ''] = /^\/api\/shared\/([^/]+)\/([^/]+)$/.exec(address ?? '') ?? [];
  return sharedPicture(shop.db, token, id);
}

describe('rulings "Sharing": off until the parent turns it on', () => {
  it('a new book has no link, and nothing stands for one', async () => {
    const owner = stranger();
    const { id } = await steps.approved(owner);
    expect((await bookById(shop.db, id))?.shareToken).toBeNull();
    expect(await seenBy('')).toBeNull();
    expect(await seenBy(id)).toBeNull();
  });

  it('the link cannot be guessed, and stays when only the name changes', async () => {
    const { id, owner, token } = await shared();
    // 256 bits in base64url.
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(value(await share(id, owner, true, 'hidden')).shareToken).toBe(token);
    expect((await shared()).token).not.toBe(token);
  });

  it('a book that nobody has approved yet is not shared', async () => {
    const owner = stranger();
    const { id } = await steps.withPhoto(owner);
    expect(await share(id, owner)).toEqual(fail('preview_not_ready'));
  });

  it.each([
    ['another device', async () => stranger()],
    ['another account', async () => ({ ...stranger(), accountId: (await newAccount(shop.db)).accountId })],
  ])('another’s book answers like one that does not exist: %s', async (_, somebody) => {
    const { id, token } = await shared();
    expect(await share(id, await somebody(), false)).toEqual(fail('not_found'));
    expect(await share(newId(), await somebody())).toEqual(fail('not_found'));
    expect(await seenBy(token)).not.toBeNull();
  });
});

describe('rulings "Sharing": revocable', () => {
  it('off ends the link at once; on again is another link', async () => {
    const { id, owner, token } = await shared();
    expect(value(await share(id, owner, false)).shareToken).toBeNull();
    expect(await seenBy(token)).toBeNull();
    const again = value(await share(id, owner)).shareToken ?? '';
    expect(again).not.toBe(token);
    expect(await seenBy(token)).toBeNull();
    expect(await seenBy(again)).not.toBeNull();
  });

  it('S17: the links of its pictures end with it, at once', async () => {
    const { id, owner, token } = await shared();
    await drawn(id, 'regular');
    const picture = (await seenBy(token))?.spreads[0]?.picture;
    expect(await behind(picture)).toBe('regular/s01-1000');
    await share(id, owner, false);
    expect(await behind(picture)).toBeNull();
    value(await share(id, owner));
    expect(await behind(picture)).toBeNull();
  });

  it('S17: the share’s secret opens its own open regular pictures and no others', async () => {
    const [{ id, token }, other] = [await shared(), await shared()];
    for (const [model, page] of [
      ['advanced', 's01'],
      ['regular', 's09'],
      ['regular', 'portrait'],
    ] as const) {
      await drawn(id, model, page);
    }
    await drawn(other.id, 'regular');
    const pictures = await shop.db.illustration.findMany({ where: { bookId: { in: [id, other.id] } } });
    for (const picture of pictures) expect(await sharedPicture(shop.db, token, picture.id)).toBeNull();
    expect(await sharedPicture(shop.db, token, 'no-id')).toBeNull();
  });

  it('a deleted book is no longer shared', async () => {
    const { id, token } = await shared();
    await shop.db.book.update({ where: { id }, data: { deletedAt: NOW } });
    expect(await seenBy(token)).toBeNull();
  });
});

describe('rulings "Sharing": never the photo, an advanced picture or a surname by default', () => {
  const named = async (name: 'first' | 'full' | 'hidden') => {
    const { id, token } = await shared(name);
    await shop.db.book.update({ where: { id }, data: { childName: 'נועה לוי' } });
    return JSON.stringify(await seenBy(token));
  };

  it('the first name by default, the whole name only where the parent said so, or none', async () => {
    const first = await named('first');
    expect(first).toContain('נועה');
    expect(first).not.toContain('לוי');
    expect(await named('full')).toContain('נועה לוי');
    const hidden = await named('hidden');
    expect(hidden).not.toContain('נועה');
    expect(hidden).toContain('גיבורה קטנה');
  });

  it('an advanced book is shown in the regular model, which is drawn for it', async () => {
    const { id, owner, token } = await shared();
    await shop.db.book.update({ where: { id }, data: { imageModel: 'advanced' } });
    await share(id, owner);
    expect((await shop.queue.jobs('draw-shared')).map(({ key }) => key?.split(':')[0])).toEqual([id]);
    await drawn(id, 'advanced');
    await drawn(id, 'advanced', 'cover');
    expect((await seenBy(token))?.spreads.map(({ picture }) => picture)).toEqual([null, null, null]);
    await drawn(id, 'regular');
    const view = await seenBy(token);
    expect(await behind(view?.spreads[0]?.picture)).toBe('regular/s01-1000');
    expect(JSON.stringify(view)).not.toMatch(/advanced|photos\//);
  });

  it('a hero who was corrected is drawn anew for others as well, once it is approved', async () => {
    const { id, owner } = await shared();
    const others = async () => (await shop.queue.jobs('draw-shared')).map(({ data }) => data);
    value(await steps.change(id, owner, { age: 7 }));
    await shop.db.photo.updateMany({ where: { bookId: id }, data: { paintsFace: true } });
    const { revision } = value(await steps.approve(id, owner, 'advanced'));
    expect(await others()).toContainEqual({ bookId: id, revision });
    await share(id, owner, false);
    const later = value(await steps.change(id, owner, { age: 8 }));
    value(await steps.approve(id, owner, 'advanced'));
    expect(await others()).not.toContainEqual({ bookId: id, revision: later.revision });
  });

  it('three spreads and the cover, also of a book that is paid; neither its id nor its owner', async () => {
    const { id, owner, token } = await shared();
    for (const key of ['cover', 's01', 's04']) await drawn(id, 'regular', key);
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
    const view = await seenBy(token);
    expect(view?.spreads.map(({ key }) => key)).toEqual(['s01', 's02', 's03']);
    const told = JSON.stringify(view);
    for (const secret of [id, owner.deviceId, account.accountId, account.email, 's04'])
      expect(told).not.toContain(secret);
  });
});

describe('§4 before purchase: the story is readable, the first pages are previewed, images are locked', () => {
  const KEYS = Array.from({ length: 12 }, (_, at) => `s${String(at + 1).padStart(2, '0')}`);

  it('all of the text; of the pictures the cover and three, even where all are drawn', async () => {
    const { id } = await steps.approved(stranger());
    for (const key of ['cover', ...KEYS]) await drawn(id, 'regular', key);
    const book = await bookById(shop.db, id);
    const view = book && (await previewView(book, link, NOW));
    expect(view?.spreads.filter(({ paragraphs }) => paragraphs.length > 0)).toHaveLength(12);
    const shown = view?.spreads.filter(({ picture }) => picture !== null).map(({ key }) => key);
    expect(shown).toEqual(['s01', 's02', 's03']);
    expect(view?.cover.picture).toBe('/regular/cover-1000');
    expect(JSON.stringify(view)).not.toMatch(/regular\/s(?:0[4-9]|1)/);
  });

  it('the row of pages loads small pictures', async () => {
    const { id } = await steps.approved(stranger());
    await drawn(id, 'regular', 's01', 160);
    await drawn(id, 'regular', 's01');
    const book = await bookById(shop.db, id);
    const view = book && (await previewView(book, link, NOW));
    expect(view?.spreads[0]).toMatchObject({ picture: '/regular/s01-1000', thumb: '/regular/s01-160' });
    expect(view?.spreads[1]).toMatchObject({ picture: null, thumb: null });
  });
});
