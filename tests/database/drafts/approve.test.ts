import { describe, expect, it } from 'vitest';
import { createTaskTracker, retryTask } from '@/lib/books/server';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { newDevice } from '../support/identities';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { withBook, withPhoto, approved, approve } = createDraftFlow(shop);
const previews = (bookId: string) =>
  shop.queue.jobs('draw-preview').then((jobs) => jobs.filter(({ key }) => key?.startsWith(bookId)));
const previewTask = (bookId: string) => shop.db.bookTask.findFirst({ where: { bookId, kind: 'preview' } });
const withFace = (bookId: string) => shop.db.photo.updateMany({ where: { bookId }, data: { paintsFace: true } });

describe('rulings "Flow": approving the hero starts the preview', () => {
  it('fixes hero and model and enqueues one preview', async () => {
    const owner = newDevice();
    const { id } = await withPhoto(owner);
    const book = unwrap(await approve(id, owner));
    expect(book).toMatchObject({ characterApprovedAt: NOW, imageModel: 'regular' });
    expect(await previews(id)).toMatchObject([{ state: 'created', data: { bookId: id, revision: book.revision } }]);
    expect(await previewTask(id)).toMatchObject({ state: 'queued', done: 0, total: 4 });
  });

  it('repeated and parallel calls enqueue one preview', async () => {
    const owner = newDevice();
    const { id } = await withPhoto(owner);
    await Promise.all(Array.from({ length: 6 }, () => approve(id, owner)));
    await approve(id, owner);
    expect(await previews(id)).toHaveLength(1);
  });

  it('approving again after a finished preview draws nothing', async () => {
    const owner = newDevice();
    const { id, revision } = await approved(owner);
    const task = createTaskTracker(shop.db, 'preview', { bookId: id, revision });
    await task.start('painting', 4);
    await task.finish();
    await approve(id, owner);
    expect(await previewTask(id)).toMatchObject({ state: 'done' });
    expect(await previews(id)).toHaveLength(1);
  });

  it('the other model is drawn even while the first is in progress', async () => {
    const owner = newDevice();
    const { id } = await approved(owner);
    await withFace(id);
    expect(await shop.queue.boss.fetch('draw-preview', { batchSize: 100 })).not.toEqual([]);
    unwrap(await approve(id, owner, 'advanced'));
    expect((await previews(id)).map(({ state }) => state)).toEqual(['active', 'created']);
  });

  it('switching models while the first is in progress draws the last choice', async () => {
    const owner = newDevice();
    const { id, revision } = await approved(owner);
    await withFace(id);
    expect(await shop.queue.boss.fetch('draw-preview', { batchSize: 100 })).not.toEqual([]);
    for (const model of ['advanced', 'regular', 'advanced', 'regular'] as const) {
      expect(unwrap(await approve(id, owner, model))).toMatchObject({ imageModel: model });
      // The running job may end without reporting: the waiting one checks again.
      expect(await previews(id)).toMatchObject([
        { state: 'active' },
        { state: 'created', data: { bookId: id, revision } },
      ]);
    }
  });

  it('the advanced model needs a photo that allows it', async () => {
    const owner = newDevice();
    const { id } = await withPhoto(owner);
    expect(await approve(id, owner, 'advanced')).toMatchObject({ code: 'advanced_not_possible' });
    await withFace(id);
    expect(await approve(id, owner, 'advanced')).toMatchObject({ value: { imageModel: 'advanced' } });
  });

  it('an incomplete draft returns what is missing', async () => {
    const owner = newDevice();
    const { id } = await withBook(owner);
    expect(await approve(id, owner)).toMatchObject({ code: 'photo_required' });
    await shop.db.book.update({ where: { id }, data: { catalogueId: null } });
    expect(await approve(id, owner)).toMatchObject({ code: 'book_required' });
    await shop.db.book.update({ where: { id }, data: { childName: null } });
    expect(await approve(id, owner)).toMatchObject({ code: 'child_details_missing' });
  });
});

describe('§4: a failure offers a retry and loses nothing', () => {
  const failed = async () => {
    const owner = newDevice();
    const { id, revision } = await approved(owner);
    // The worker took the job, gave up and stored the reason.
    await shop.db.$executeRaw`UPDATE pgboss.job SET state = 'failed' WHERE singleton_key LIKE ${`${id}:${revision}%`}`;
    await createTaskTracker(shop.db, 'preview', { bookId: id, revision }).fail('illustration_failed');
    const retry = () => retryTask(id, 'preview', { db: shop.db, owner, enqueue: shop.enqueue });
    return { id, owner, retry };
  };

  it('enqueues the failed task again, once', async () => {
    const { id, retry } = await failed();
    const book = unwrap(await retry());
    await retry();
    expect(book.childName).toBe('נועה');
    expect(await previewTask(id)).toMatchObject({ state: 'queued', errorCode: null, done: 0 });
    expect((await previews(id)).filter(({ state }) => state === 'created')).toHaveLength(1);
  });

  it('approving again retries too', async () => {
    const { id, owner } = await failed();
    await approve(id, owner);
    expect(await previewTask(id)).toMatchObject({ state: 'queued', errorCode: null });
    expect((await previews(id)).filter(({ state }) => state === 'created')).toHaveLength(1);
  });

  it('does not touch a task that did not fail', async () => {
    const owner = newDevice();
    const { id } = await approved(owner);
    await retryTask(id, 'preview', { db: shop.db, owner, enqueue: shop.enqueue });
    expect(await previews(id)).toHaveLength(1);
  });
});
