import { expect, it } from 'vitest';
import { handleDrawAdvanced } from '@/lib/books/draw-advanced.handler';
import { handleDrawCharacter } from '@/lib/books/draw-character.handler';
import { ok } from '@/lib/platform/result';
import type { IllustrationPort } from '@/lib/providers/illustration/port';
import { wizard } from '../support/drafts';
import { stranger } from '../support/people';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';

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
