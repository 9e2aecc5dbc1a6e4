import { describe, expect, it } from 'vitest';
import { PHOTO_CONSENT_VERSION } from '@/lib/books';
import { handleForgetExpired } from '@/lib/books/forget-expired.handler';
import {
  type BookRow,
  deletePhoto,
  draftView,
  goWithoutPhoto,
  type SketchDesk,
  sketchCharacter,
} from '@/lib/books/server';
import { type Character, characterSchema, type DrawRequest } from '@/lib/illustrator';
import { closeOrders } from '@/lib/orders/server';
import { ok } from '@/lib/platform/result';
import { localIllustration } from '@/lib/providers/illustration/local';
import { value, wizard } from '../support/drafts';
import { drawHeroInBothModels } from '../support/draw-hero';
import { paintsNoFace as paintFace } from '../support/face';
import { stranger } from '../support/people';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { DAY, later, NOW } from '../support/time';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { withBook, withPhoto, change, approve } = wizard(shop);
const without = (id: string, owner = stranger()) => goWithoutPhoto(id, { db: shop.db, owner, enqueue: shop.enqueue });

async function met() {
  const owner = stranger();
  const { id } = await withBook(owner);
  return { owner, id, book: value(await without(id, owner)) };
}
const drawing = { image: new Uint8Array([9]), mimeType: 'image/jpeg', widthPx: 1, heightPx: 1 } as const;
const view = async (id: string) => seen(await shop.db.book.findUniqueOrThrow(withAll(id)));
const seen = (book: BookRow) =>
  draftView(book, storage.signedUrl, NOW, {
    photoConsent: PHOTO_CONSENT_VERSION,
    owner: { deviceId: book.deviceId, accountId: null },
  });
const withAll = (id: string) => ({
  where: { id },
  include: {
    photos: { where: { deletedAt: null } },
    illustrations: true,
    tasks: true,
    redraws: true,
    pages: true,
    orders: true,
  },
});

describe('rulings "Flow": a hero without a photo', () => {
  it('has the child’s age and gender, asks for every main trait and is drawn once', async () => {
    const { id, owner, book } = await met();
    await without(id, owner);
    expect(book).toMatchObject({ character: { age: 5, gender: 'girl' }, imageModel: 'regular', photos: [] });
    expect(book.unsureTraits).toEqual(['skin', 'hairColor', 'hairStyle', 'eyeColor', 'glasses']);
    expect(await shop.queue.jobs('draw-character', `${id}:${book.revision}`)).toHaveLength(1);
    expect(await view(id)).toMatchObject({ nextStep: 'character', photo: null, advancedPossible: false });
  });

  it('is drawn in the regular model only, approved, and forgotten after 30 days', async () => {
    const { id, owner, book } = await met();
    const models: string[] = [];
    const illustrator = localIllustration(async ({ model }) => {
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
    await handleForgetExpired({ db: shop.db, enqueue: shop.enqueue, storage, closeOrders, now: later(31 * DAY) });
    expect(await shop.db.book.findUniqueOrThrow({ where: { id } })).toMatchObject({ character: null });
  });

  it('what the parent has said is no longer asked, the rest still is', async () => {
    const { id, owner, book } = await met();
    const character = { ...characterSchema.parse(book.character), skin: '#774a30', freckles: true };
    const after = value(await change(id, owner, { character }));
    expect(after.unsureTraits).toEqual(['hairColor', 'hairStyle', 'eyeColor', 'glasses']);
  });

  it('a hero who was met from a photo stays as corrected when the photo is deleted', async () => {
    const owner = stranger();
    const { id, character, revision } = await withPhoto(owner);
    await deletePhoto(id, { db: shop.db, enqueue: shop.enqueue, owner, storage, now: NOW });
    expect(value(await without(id, owner))).toMatchObject({ character, revision, photos: [] });
  });

  it('needs a named child and a book, and an owner', async () => {
    const owner = stranger();
    const { id } = await withBook(owner);
    expect(await without(id)).toMatchObject({ code: 'not_found' });
    await shop.db.book.update({ where: { id }, data: { catalogueId: null } });
    expect(await without(id, owner)).toMatchObject({ code: 'book_required' });
    await shop.db.book.update({ where: { id }, data: { childName: null } });
    expect(await without(id, owner)).toMatchObject({ code: 'child_details_missing' });
  });
});

describe('the hero drawn at once while the parent chooses', () => {
  const asked: DrawRequest[] = [];
  const sketch: SketchDesk = async (request) => {
    asked.push(request);
    return ok(drawing);
  };
  const draw = (id: string, wish: Character, owner = stranger()) =>
    sketchCharacter(id, wish, { db: shop.db, owner, sketch, signal: new AbortController().signal });

  it('is the portrait to come, with the draft’s age and gender, and changes nothing', async () => {
    const { id, owner, book } = await met();
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

  it('is for the owner of a hero only', async () => {
    const { id, book } = await met();
    const wish = characterSchema.parse(book.character);
    expect(await draw(id, wish)).toMatchObject({ code: 'not_found' });
    const owner = stranger();
    expect(await draw((await withBook(owner)).id, wish, owner)).toMatchObject({ code: 'photo_required' });
  });
});
