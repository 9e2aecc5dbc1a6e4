import { expect, it } from 'vitest';
import { handleDrawAdvanced } from '@/lib/books/draw-advanced.handler';
import { handleDrawCharacter } from '@/lib/books/draw-character.handler';
import { bookById, draftView } from '@/lib/books/server';
import { fail, ok } from '@/lib/platform/result';
import type { IllustrationPort } from '@/lib/providers/illustration/port';
import { wizard } from '../support/drafts';
import { stranger } from '../support/people';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { NOW } from '../support/time';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const drawing = { image: new Uint8Array([1]), mimeType: 'image/jpeg', widthPx: 1, heightPx: 1 } as const;
const illustrator: IllustrationPort = {
  illustrate: async () => ok({ ...drawing, provider: 'local', costMicroUsd: 0 }),
};
const paintFace = async () => {
  throw new Error('the face thread ended');
};

it('§4: a reader of faces that fails is asked again; at the last try the hero is met in the regular model', async () => {
  const { id: bookId, revision } = await wizard(shop).withPhoto(stranger());
  const [job, { db, enqueue }] = [{ bookId, revision }, shop];
  await handleDrawCharacter(job, { db, enqueue, storage, illustrator, paintFace });
  expect(await shop.queue.jobs('draw-advanced', `${bookId}:${revision}`)).toHaveLength(1);
  const draw = (lastTry: boolean) => handleDrawAdvanced(job, { db, storage, illustrator, paintFace }, lastTry);
  const task = () => shop.db.bookTask.findFirst({ where: { bookId, kind: 'character', revision } });
  await expect(draw(false)).rejects.toThrow('the face thread ended');
  expect(await task()).toMatchObject({ state: 'running', done: 1 });
  await draw(true);
  expect(await task()).toMatchObject({ state: 'done', errorCode: null });
  const drawn = await shop.db.illustration.findMany({ where: { bookId, pageKey: 'portrait' } });
  expect(new Set(drawn.map(({ model }) => model))).toEqual(new Set(['regular']));
});

it('B4: why a photo does not allow the advanced drawing is told, and not tried again; another photo is asked anew', async () => {
  const owner = stranger();
  const steps = wizard(shop);
  const { id: bookId, revision } = await steps.withPhoto(owner);
  const { db, enqueue } = shop;
  let looked = 0;
  const refusing = async () => {
    looked += 1;
    return fail('advanced_not_possible', { reason: 'hat' });
  };
  const draw = (at: number) =>
    handleDrawAdvanced({ bookId, revision: at }, { db, storage, illustrator, paintFace: refusing });
  await handleDrawCharacter({ bookId, revision }, { db, enqueue, storage, illustrator, paintFace: refusing });
  await draw(revision);
  await draw(revision);
  expect(looked).toBe(1);
  const view = async () => {
    const book = await bookById(db, bookId);
    return book && draftView(book, async (key) => key, NOW, { photoConsent: '2026-11-01', owner });
  };
  expect(await view()).toMatchObject({ advancedPossible: false, advancedRefusal: 'hat' });
  await steps.attach(bookId, owner, NOW, 9);
  expect(await view()).toMatchObject({ advancedPossible: false, advancedRefusal: null });
});
