import { expect, it } from 'vitest';
import { handleDrawAdvanced } from '@/lib/books/drawing/handlers/draw-advanced.handler';
import { handleDrawCharacter } from '@/lib/books/drawing/handlers/draw-character.handler';
import { findOwnedDraft, toDraftView } from '@/lib/books/server';
import { startCompanyBook } from '@/lib/company/server';
import { fail, ok } from '@/lib/platform/result';
import type { IllustrationPort } from '@/lib/providers/illustration/port';
import { createCompanyFlow } from '../support/company-flow';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { newDevice } from '../support/identities';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const drawing = { image: new Uint8Array([1]), mimeType: 'image/jpeg', widthPx: 1, heightPx: 1 } as const;
const illustrator: IllustrationPort = {
  illustrate: async () => ok({ ...drawing, provider: 'local', costMicroUsd: 0 }),
};
const paintFace = async () => {
  throw new Error('the face thread ended');
};

it('§4: retries a failing face painter; after the last try the hero uses the regular model', async () => {
  const { id: bookId, revision } = await createDraftFlow(shop).withPhoto(newDevice());
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

it('the reason why a photo does not allow the advanced model is stored and not retried; another photo is checked again', async () => {
  const owner = newDevice();
  const steps = createDraftFlow(shop);
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
    const book = await findOwnedDraft(db, bookId, owner);
    return book && toDraftView(book, async (key) => key, NOW, { photoConsent: '2026-11-01', owner });
  };
  expect(await view()).toMatchObject({ advancedPossible: false, advancedRefusal: 'hat' });
  await steps.attach(bookId, owner, NOW, 9);
  expect(await view()).toMatchObject({ advancedPossible: false, advancedRefusal: null });
});

it.each([
  ['regular', 0],
  ['advanced', 1],
] as const)(
  '§5 company: with the %s model for all, %i faces are painted for an employee',
  async (imageModel, painted) => {
    const { db, enqueue } = shop;
    const owner = newDevice();
    const { token } = await createCompanyFlow(shop).open({ imageModel });
    const { bookId } = unwrap(await startCompanyBook(token, 'he', { db, owner, now: NOW }));
    await db.book.update({ where: { id: bookId }, data: { childName: 'נועה', gender: 'girl', age: 5 } });
    const { revision } = unwrap(await createDraftFlow(shop).attach(bookId, owner, NOW, 7));
    await handleDrawCharacter({ bookId, revision }, { db, enqueue, storage, illustrator, paintFace });
    expect(await shop.queue.jobs('draw-advanced', `${bookId}:${revision}`)).toHaveLength(painted);
    const task = await db.bookTask.findFirst({ where: { bookId, kind: 'character', revision } });
    expect(task?.state).toBe(painted ? 'running' : 'done');
  },
);
