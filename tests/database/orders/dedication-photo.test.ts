import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DEDICATION_CONSENT_VERSION } from '@/lib/books';
import { deleteBookObjects } from '@/lib/books/retention/delete-objects';
import { addressSchema } from '@/lib/orders';
import {
  getEditor,
  removeDedicationPhoto,
  saveAddress,
  saveDedication,
  saveDedicationPhoto,
} from '@/lib/orders/server';
import { normalizeDedicationPhoto } from '@/lib/photos/server';
import { newId } from '@/lib/platform/ids';
import { createCheckoutFlow } from '../support/checkout-flow';
import { unwrap } from '../support/draft-flow';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { order, paid, checkout } = createCheckoutFlow(shop);

type Order = { readonly id: string; readonly accountId: string; readonly bookId: string };
const depsOf = ({ accountId }: { readonly accountId: string }) => ({
  db: shop.db,
  storage,
  accountId,
  enqueue: shop.enqueue,
  now: NOW,
  newId,
  readPhoto: normalizeDedicationPhoto,
});

async function createPhoto(width = 1600, height = 1200, background = '#a8744f'): Promise<Uint8Array> {
  const picture = sharp({ create: { width, height, channels: 3, background } });
  const exif = { IFD0: { Copyright: 'Dana Levi' } };
  return new Uint8Array(await picture.withExif(exif).jpeg().toBuffer());
}
const consent = { textVersion: DEDICATION_CONSENT_VERSION, language: 'he' } as const;
const add = (mine: Order, bytes: Uint8Array) => saveDedicationPhoto(mine.id, { bytes, consent }, depsOf(mine));
const remove = (mine: Order) => removeDedicationPhoto(mine.id, depsOf(mine));
const photoOf = ({ bookId }: Order) => shop.db.dedicationPhoto.findUnique({ where: { bookId } });
const editsOf = async ({ bookId }: Order) => (await shop.db.book.findUniqueOrThrow({ where: { id: bookId } })).edits;
const isStored = (key: string | undefined) => storage.objects().includes(key ?? 'none');

describe('§4 dedication: an optional small photo', () => {
  it('is stored upright, 4:3 and without metadata, with the consent', async () => {
    const mine = await order();
    unwrap(await add(mine, await createPhoto(1000, 2000)));
    const row = await photoOf(mine);
    expect(row).toMatchObject({ widthPx: 1000, heightPx: 750, consentLanguage: 'he', consentAt: NOW });
    expect(row?.consentTextVersion).toBe(DEDICATION_CONSENT_VERSION);
    const { exif, format } = await sharp(await storage.get(row?.storageKey ?? '')).metadata();
    expect([exif, format]).toEqual([undefined, 'jpeg']);
  });

  it('counts as an edit of a bought book, once for the same photo; another one replaces and deletes it', async () => {
    const mine = await paid();
    unwrap(await add(mine, await createPhoto()));
    const first = await photoOf(mine);
    unwrap(await add(mine, await createPhoto()));
    expect([await editsOf(mine), (await photoOf(mine))?.storageKey]).toEqual([1, first?.storageKey]);
    unwrap(await add(mine, await createPhoto(800, 600, '#335577')));
    const second = await photoOf(mine);
    expect([isStored(first?.storageKey), isStored(second?.storageKey)]).toEqual([false, true]);
    unwrap(await remove(mine));
    expect([isStored(second?.storageKey), await photoOf(mine), await editsOf(mine)]).toEqual([false, null, 3]);
    unwrap(await remove(mine));
    expect(await editsOf(mine)).toBe(3);
    expect(await shop.db.pendingObject.count({ where: { key: { startsWith: 'photos/' } } })).toBe(0);
  });

  it('needs 600 pixels, a readable file and room beside the words; a refusal stores nothing', async () => {
    const mine = await paid();
    const before = storage.objects().length;
    expect(await add(mine, await createPhoto(900, 599))).toMatchObject({ code: 'dedication_photo_too_small' });
    expect(await add(mine, new TextEncoder().encode('no picture'))).toMatchObject({ code: 'photo_not_an_image' });
    const lines = Array.from({ length: 14 }, () => 'a').join('\n');
    unwrap(await saveDedication(mine.id, { dedication: lines, design: 'stitched' }, depsOf(mine)));
    expect(await add(mine, await createPhoto())).toMatchObject({ code: 'dedication_photo_no_room' });
    expect([await photoOf(mine), storage.objects().length]).toEqual([null, before]);
  });

  it('words that fit alone are refused beside a photo', async () => {
    const mine = await paid();
    unwrap(await add(mine, await createPhoto()));
    const lines = Array.from({ length: 14 }, () => 'a').join('\n');
    const saved = await saveDedication(mine.id, { dedication: lines, design: 'stitched' }, depsOf(mine));
    expect(saved).toMatchObject({ code: 'dedication_does_not_fit' });
  });

  it('belongs to the order of its account, until the book is approved, and where a dedication was ordered', async () => {
    const [mine, other] = [await paid(), await paid()];
    const bytes = await createPhoto();
    const foreign = { ...mine, accountId: other.accountId };
    expect([await add(foreign, bytes), await remove(foreign)]).toMatchObject([
      { code: 'not_found' },
      { code: 'not_found' },
    ]);
    await shop.db.order.update({ where: { id: other.id }, data: { tier: 'printed' } });
    expect(await add(other, bytes)).toMatchObject({ code: 'dedication_not_ordered' });
    await shop.db.book.update({ where: { id: mine.bookId }, data: { approvedAt: NOW } });
    expect(await add(mine, bytes)).toMatchObject({ code: 'editing_closed' });
  });

  it('shows in the editor by a signed link', async () => {
    const mine = await paid();
    const deps = { ...depsOf(mine), sign: async (key: string) => `/files/${key}` };
    expect(unwrap(await getEditor(mine.id, deps)).dedicationPhoto).toBeNull();
    unwrap(await add(mine, await createPhoto()));
    const key = (await photoOf(mine))?.storageKey;
    expect(unwrap(await getEditor(mine.id, deps)).dedicationPhoto).toBe(`/files/${key}`);
  });

  it('is deleted with the book', async () => {
    const mine = await order();
    unwrap(await add(mine, await createPhoto()));
    const key = (await photoOf(mine))?.storageKey;
    await deleteBookObjects(mine.bookId, { db: shop.db, storage, now: NOW });
    expect([isStored(key), await photoOf(mine)]).toEqual([false, null]);
  });
});

describe('§9 a photo alone is a dedication', () => {
  const HAIFA = addressSchema.parse({
    country: 'IL',
    fullName: 'דנה לוי',
    city: 'חיפה',
    street: 'הנשיא',
    houseNumber: '12',
  });
  const linesOf = async ({ id }: Order) =>
    (await shop.db.orderLine.findMany({ where: { orderId: id } })).map(({ priceId }) => priceId).sort();

  it('that a printed book pays for', async () => {
    const mine = await order();
    unwrap(await add(mine, await createPhoto()));
    unwrap(await saveAddress(mine.id, HAIFA, depsOf(mine)));
    unwrap(await checkout(mine, { tier: 'printed' }));
    expect(await linesOf(mine)).toEqual(['printed', 'printed_dedication']);
    unwrap(await remove(mine));
    unwrap(await checkout(mine, { tier: 'printed' }));
    expect(await linesOf(mine)).toEqual(['printed']);
  });
});
