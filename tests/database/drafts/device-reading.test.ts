import { describe, expect, it } from 'vitest';
import { DEVICE_CONSENT_VERSION, deviceReadingSchema, PHOTO_CONSENT_VERSION } from '@/lib/books';
import { handleDrawAdvanced } from '@/lib/books/drawing/handlers/draw-advanced.handler';
import { handleDrawCharacter } from '@/lib/books/drawing/handlers/draw-character.handler';
import { handlePurgeExpired } from '@/lib/books/retention/purge-expired.handler';
import {
  approveCharacter,
  attachReading,
  canDrawAdvanced,
  checkPhotoAllowed,
  deletePhoto,
  type Owner,
  toDraftView,
} from '@/lib/books/server';
import { defaultCharacter } from '@/lib/illustrator';
import { closeOrders } from '@/lib/orders/server';
import { AVERAGE_FACE } from '@/lib/photos';
import { ok } from '@/lib/platform/result';
import type { IllustrationPort } from '@/lib/providers/illustration/port';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { rejectingFacePainter as paintFace } from '../support/fake-photo-reader';
import { newDevice } from '../support/identities';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { withBook, withPhoto, change } = createDraftFlow(shop);
const deps = (owner: Owner, now = NOW) => ({ db: shop.db, enqueue: shop.enqueue, storage, owner, now });

const drawing = { image: new Uint8Array([1]), mimeType: 'image/jpeg', widthPx: 1, heightPx: 1 } as const;
const illustrator: IllustrationPort = {
  illustrate: async () => ok({ ...drawing, provider: 'local', costMicroUsd: 0 }),
};

const { character } = defaultCharacter({ age: 5, gender: 'girl' });
const read = { ...character, skin: '#a06a4b', hairStyle: 'curlyLong' } as const;
const READING = {
  character: read,
  unsure: ['hairStyle' as const],
  candidates: [read, { ...read, hairStyle: 'afro' as const }],
  consent: { textVersion: DEVICE_CONSENT_VERSION, language: 'he' as const },
};
const listPhotos = (bookId: string) => shop.db.photo.findMany({ where: { bookId }, orderBy: { createdAt: 'asc' } });
const findBookRow = (id: string) => shop.db.book.findUniqueOrThrow({ where: { id } });

/** Sends a reading as its route does: the book is checked first. */
async function sendReading(id: string, reading: Parameters<typeof attachReading>[1], given: ReturnType<typeof deps>) {
  const allowed = await checkPhotoAllowed(id, given);
  return allowed.ok ? attachReading(allowed.value, reading, given) : allowed;
}

async function withReading(owner = newDevice()) {
  const { id } = await withBook(owner);
  return { owner, book: unwrap(await sendReading(id, READING, deps(owner))) };
}

/** The storage has no object of any kind for this book. */
async function listObjects(): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list('photos/')) keys.push(key);
  return keys;
}

describe('a photo that is read on the parent’s device', () => {
  it('rulings "Photos and names": records the numbers with version, language and time; no picture is stored', async () => {
    const before = await listObjects();
    const { book, owner } = await withReading();
    expect(book).toMatchObject({ character: read, firstCharacter: read, unsureTraits: ['hairStyle'] });
    expect(book.candidates).toHaveLength(2);
    expect(await listPhotos(book.id)).toMatchObject([
      {
        storageKey: null,
        widthPx: null,
        heightPx: null,
        paintsFace: false,
        consentTextVersion: DEVICE_CONSENT_VERSION,
        consentLanguage: 'he',
        consentAt: NOW,
        deleteAfter: addSeconds(30 * DAY),
      },
    ]);
    expect(await listObjects()).toEqual(before);
    expect(await shop.queue.jobs('draw-character', `${book.id}:${book.revision}`)).toHaveLength(1);
    const view = await toDraftView(book, storage.signedUrl, NOW, { photoConsent: PHOTO_CONSENT_VERSION, owner });
    expect(view).toMatchObject({ photo: null, readOnDevice: true, advancedPossible: false });
  });

  it('§4 preview: a face that the device has read is offered in the advanced model, until it is deleted', async () => {
    const owner = newDevice();
    const { id } = await withBook(owner);
    const faceShape = { ...AVERAGE_FACE, noseWidth: 0.4 };
    const reading = { ...READING, character: { ...read, faceShape } };
    const book = unwrap(await sendReading(id, reading, deps(owner)));
    const view = await toDraftView(book, storage.signedUrl, NOW, { photoConsent: PHOTO_CONSENT_VERSION, owner });
    expect(view).toMatchObject({ photo: null, advancedPossible: true, advancedRefusal: null });
    const job = { bookId: id, revision: book.revision };
    await handleDrawCharacter(job, { ...deps(owner), illustrator, paintFace });
    expect(await shop.queue.jobs('draw-advanced', `${id}:${book.revision}`)).toHaveLength(1);
    await handleDrawAdvanced(job, { ...deps(owner), illustrator, paintFace });
    const drawn = await shop.db.illustration.findMany({ where: { bookId: id }, select: { model: true } });
    expect(drawn.map(({ model }) => model).sort()).toEqual(['advanced', 'regular']);
    unwrap(await approveCharacter(id, { imageModel: 'advanced' }, deps(owner)));
    unwrap(await deletePhoto(id, deps(owner)));
    const after = await findBookRow(id);
    expect(canDrawAdvanced({ character: after.character, photos: [] })).toBe(false);
  });

  it('the same numbers sent again change nothing; other numbers replace the hero', async () => {
    const { book, owner } = await withReading();
    const again = unwrap(await sendReading(book.id, READING, deps(owner)));
    expect(again.revision).toBe(book.revision);
    const other = unwrap(
      await sendReading(book.id, { ...READING, character: { ...read, skin: '#704a35' } }, deps(owner, addSeconds(1))),
    );
    expect(other.character).toMatchObject({ skin: '#704a35' });
    expect((await listPhotos(book.id)).filter(({ deletedAt }) => deletedAt === null)).toHaveLength(1);
  });

  it('age and gender are the draft’s, whatever the browser says', async () => {
    const owner = newDevice();
    const { id } = await withBook(owner);
    await change(id, owner, { age: 8 });
    const book = unwrap(
      await sendReading(id, { ...READING, character: { ...read, age: 2, gender: 'boy' } }, deps(owner)),
    );
    expect(book.character).toMatchObject({ age: 8, gender: 'girl' });
    expect(book.candidates).toMatchObject([{ age: 8 }, { age: 8 }]);
  });

  it('a stored photo is deleted when its parent lets the device read another one', async () => {
    const owner = newDevice();
    const { id } = await withPhoto(owner);
    const [stored] = await listPhotos(id);
    unwrap(await sendReading(id, READING, deps(owner, addSeconds(1))));
    expect(await storage.exists(stored?.storageKey ?? '')).toBe(false);
  });

  it('rulings "Photos and names": the numbers end after 30 days, or at once', async () => {
    const first = await withReading();
    unwrap(await deletePhoto(first.book.id, deps(first.owner)));
    expect(await findBookRow(first.book.id)).toMatchObject({ candidates: null, unsureTraits: [] });
    const second = await withReading();
    await handlePurgeExpired({
      db: shop.db,
      enqueue: shop.enqueue,
      storage,
      closeOrders,
      now: addSeconds(31 * DAY),
    });
    const [row] = await listPhotos(second.book.id);
    expect(row?.deletedAt).not.toBeNull();
    expect(await findBookRow(second.book.id)).toMatchObject({ candidates: null, unsureTraits: [] });
  });

  it('another device cannot write to the draft, nor can anybody without the consent', async () => {
    const { book } = await withReading();
    expect(await sendReading(book.id, READING, deps(newDevice()))).toMatchObject({ ok: false, code: 'not_found' });
    const input = { ...READING, consent: { accepted: false, textVersion: DEVICE_CONSENT_VERSION, language: 'he' } };
    expect(deviceReadingSchema.safeParse(input).success).toBe(false);
    const crafted = { ...input, consent: { ...input.consent, accepted: true }, candidates: Array(9).fill(read) };
    expect(deviceReadingSchema.safeParse(crafted).success).toBe(false);
  });
});
