import { describe, expect, it } from 'vitest';
import { PHOTO_CONSENT_VERSION } from '@/lib/books';
import { handlePurgeExpired } from '@/lib/books/retention/purge-expired.handler';
import {
  continueWithoutPhoto,
  type DraftRow,
  deletePhoto,
  type SketchQueue,
  sketchCharacter,
  toDraftView,
} from '@/lib/books/server';
import { type Character, characterSchema, type DrawRequest } from '@/lib/illustrator';
import { closeOrders } from '@/lib/orders/server';
import { ok } from '@/lib/platform/result';
import { createLocalIllustration } from '@/lib/providers/illustration/local';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { drawHeroInBothModels } from '../support/draw-hero';
import { rejectingFacePainter as paintFace } from '../support/fake-photo-reader';
import { newDevice } from '../support/identities';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { withBook, withPhoto, change, approve } = createDraftFlow(shop);
const skipPhoto = (id: string, owner = newDevice()) =>
  continueWithoutPhoto(id, { db: shop.db, owner, enqueue: shop.enqueue });

async function createHero() {
  const owner = newDevice();
  const { id } = await withBook(owner);
  return { owner, id, book: unwrap(await skipPhoto(id, owner)) };
}
const drawing = { image: new Uint8Array([9]), mimeType: 'image/jpeg', widthPx: 1, heightPx: 1 } as const;
const view = async (id: string) => toTraits(await shop.db.book.findUniqueOrThrow(withAll(id)));
const toTraits = (book: DraftRow) =>
  toDraftView(book, storage.signedUrl, NOW, {
    photoConsent: PHOTO_CONSENT_VERSION,
    owner: { deviceId: book.deviceId, accountId: null },
  });
const withAll = (id: string) => ({
  where: { id },
  include: {
    photos: { where: { deletedAt: null } },
    dedicationPhoto: true,
    illustrations: true,
    tasks: true,
    redraws: true,
    pages: true,
    orders: true,
  },
});

describe('rulings "Flow": a hero without a photo', () => {
  it("has the child's age and gender, asks for every main trait and is drawn once", async () => {
    const { id, owner, book } = await createHero();
    await skipPhoto(id, owner);
    expect(book).toMatchObject({ character: { age: 5, gender: 'girl' }, imageModel: 'regular', photos: [] });
    expect(book.unsureTraits).toEqual(['skin', 'hairColor', 'hairStyle', 'eyeColor', 'glasses']);
    expect(await shop.queue.jobs('draw-character', `${id}:${book.revision}`)).toHaveLength(1);
    expect(await view(id)).toMatchObject({ nextStep: 'character', photo: null, advancedPossible: false });
  });

  it('uses the regular model only, can be approved, and is deleted after 30 days', async () => {
    const { id, owner, book } = await createHero();
    const models: string[] = [];
    const illustrator = createLocalIllustration(async ({ model }) => {
      models.push(model);
      return drawing;
    });
    const job = { bookId: id, revision: book.revision };
    await drawHeroInBothModels(job, { db: shop.db, enqueue: shop.enqueue, storage, illustrator, paintFace });
    expect(models).toEqual(['regular']);
    expect((await view(id)).tasks.character).toMatchObject({ state: 'done' });
    expect(await approve(id, owner, 'advanced')).toMatchObject({ code: 'advanced_not_possible' });
    expect(await approve(id, owner)).toMatchObject({ value: { characterApprovedAt: NOW } });
    await shop.db.book.update({ where: { id }, data: { updatedAt: NOW } });
    await handlePurgeExpired({ db: shop.db, enqueue: shop.enqueue, storage, closeOrders, now: addSeconds(31 * DAY) });
    expect(await shop.db.book.findUniqueOrThrow({ where: { id } })).toMatchObject({ character: null });
  });

  it('asks only about traits that the parent has not set yet', async () => {
    const { id, owner, book } = await createHero();
    const character = { ...characterSchema.parse(book.character), skin: '#774a30', freckles: true };
    const after = unwrap(await change(id, owner, { character }));
    expect(after.unsureTraits).toEqual(['hairColor', 'hairStyle', 'eyeColor', 'glasses']);
  });

  it('a hero read from a photo keeps its corrections when the photo is deleted', async () => {
    const owner = newDevice();
    const { id, character, revision } = await withPhoto(owner);
    await deletePhoto(id, { db: shop.db, enqueue: shop.enqueue, owner, storage, now: NOW });
    expect(unwrap(await skipPhoto(id, owner))).toMatchObject({ character, revision, photos: [] });
  });

  it('requires a named child, a book and the owner', async () => {
    const owner = newDevice();
    const { id } = await withBook(owner);
    expect(await skipPhoto(id)).toMatchObject({ code: 'not_found' });
    await shop.db.book.update({ where: { id }, data: { catalogueId: null } });
    expect(await skipPhoto(id, owner)).toMatchObject({ code: 'book_required' });
    await shop.db.book.update({ where: { id }, data: { childName: null } });
    expect(await skipPhoto(id, owner)).toMatchObject({ code: 'child_details_missing' });
  });
});

describe('the live sketch of the hero', () => {
  const asked: DrawRequest[] = [];
  const drawSketch: SketchQueue = async (request) => {
    asked.push(request);
    return ok(drawing);
  };
  const draw = (id: string, wish: Character, owner = newDevice()) =>
    sketchCharacter(
      id,
      { ...wish, show: 'hero' },
      { db: shop.db, owner, drawSketch, signal: new AbortController().signal },
    );

  it("equals the later portrait, with the draft's age and gender, and changes nothing", async () => {
    const { id, owner, book } = await createHero();
    const wish = { ...characterSchema.parse(book.character), age: 9, gender: 'boy', freckles: true } as const;
    expect(await draw(id, wish, owner)).toEqual(ok(drawing));
    expect(asked.at(-1)).toMatchObject({
      character: { age: 5, gender: 'girl', freckles: true },
      model: 'regular',
      seed: `${id}:portrait`,
      sizePx: 480,
    });
    const after = await shop.db.book.findUniqueOrThrow(withAll(id));
    expect([after.revision, after.character, after.illustrations]).toEqual([book.revision, book.character, []]);
  });

  it('is available to the owner of a hero only', async () => {
    const { id, book } = await createHero();
    const wish = characterSchema.parse(book.character);
    expect(await draw(id, wish)).toMatchObject({ code: 'not_found' });
    const owner = newDevice();
    expect(await draw((await withBook(owner)).id, wish, owner)).toMatchObject({ code: 'photo_required' });
  });
});
