import { describe, expect, it } from 'vitest';
import { retryTask, trackTask } from '@/lib/books/server';
import { value, wizard } from '../support/drafts';
import { stranger } from '../support/people';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { NOW } from '../support/time';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { withBook, withPhoto, approved, approve } = wizard(shop);
const previews = (bookId: string) =>
  shop.queue.jobs('draw-preview').then((jobs) => jobs.filter(({ key }) => key?.startsWith(bookId)));
const previewTask = (bookId: string) => shop.db.bookTask.findFirst({ where: { bookId, kind: 'preview' } });
const withFace = (bookId: string) => shop.db.photo.updateMany({ where: { bookId }, data: { paintsFace: true } });

describe('rulings "Flow": approving the hero starts the preview', () => {
  it('fixes hero and model and queues one preview', async () => {
    const owner = stranger();
    const { id } = await withPhoto(owner);
    const book = value(await approve(id, owner));
    expect(book).toMatchObject({ characterApprovedAt: NOW, imageModel: 'regular' });
    expect(await previews(id)).toMatchObject([{ state: 'created', data: { bookId: id, revision: book.revision } }]);
    expect(await previewTask(id)).toMatchObject({ state: 'queued', done: 0, total: 4 });
  });

  it('again and at once: still one preview', async () => {
    const owner = stranger();
    const { id } = await withPhoto(owner);
    await Promise.all(Array.from({ length: 6 }, () => approve(id, owner)));
    await approve(id, owner);
    expect(await previews(id)).toHaveLength(1);
  });

  it('approving a finished preview again draws nothing', async () => {
    const owner = stranger();
    const { id, revision } = await approved(owner);
    await trackTask(shop.db, 'preview', { bookId: id, revision }).finish();
    await approve(id, owner);
    expect(await previewTask(id)).toMatchObject({ state: 'done' });
    expect(await previews(id)).toHaveLength(1);
  });

  it('the other model is drawn even while the first is being painted', async () => {
    const owner = stranger();
    const { id } = await approved(owner);
    await withFace(id);
    expect(await shop.queue.boss.fetch('draw-preview', { batchSize: 100 })).not.toEqual([]);
    value(await approve(id, owner, 'advanced'));
    expect((await previews(id)).map(({ state }) => state)).toEqual(['active', 'created']);
  });

  it('back and forth between the models while the first is painted: what was chosen last is drawn', async () => {
    const owner = stranger();
    const { id, revision } = await approved(owner);
    await withFace(id);
    expect(await shop.queue.boss.fetch('draw-preview', { batchSize: 100 })).not.toEqual([]);
    for (const model of ['advanced', 'regular', 'advanced', 'regular'] as const) {
      expect(value(await approve(id, owner, model))).toMatchObject({ imageModel: model });
      // The one in work may have ended without a word: the one that waits looks again.
      expect(await previews(id)).toMatchObject([
        { state: 'active' },
        { state: 'created', data: { bookId: id, revision } },
      ]);
    }
  });

  it('the advanced model needs a photo that allows it', async () => {
    const owner = stranger();
    const { id } = await withPhoto(owner);
    expect(await approve(id, owner, 'advanced')).toMatchObject({ code: 'advanced_not_possible' });
    await withFace(id);
    expect(await approve(id, owner, 'advanced')).toMatchObject({ value: { imageModel: 'advanced' } });
  });

  it('a draft that is not that far is told what is missing', async () => {
    const owner = stranger();
    const { id } = await withBook(owner);
    expect(await approve(id, owner)).toMatchObject({ code: 'photo_required' });
    await shop.db.book.update({ where: { id }, data: { catalogueId: null } });
    expect(await approve(id, owner)).toMatchObject({ code: 'book_required' });
    await shop.db.book.update({ where: { id }, data: { childName: null } });
    expect(await approve(id, owner)).toMatchObject({ code: 'child_details_missing' });
  });
});

describe('§4: a failure offers retry and loses nothing', () => {
  const failed = async () => {
    const owner = stranger();
    const { id, revision } = await approved(owner);
    // The worker took the job, gave up and said why.
    await shop.db.$executeRaw`UPDATE pgboss.job SET state = 'failed' WHERE singleton_key LIKE ${`${id}:${revision}%`}`;
    await trackTask(shop.db, 'preview', { bookId: id, revision }).fail('illustration_failed');
    const retry = () => retryTask(id, 'preview', { db: shop.db, owner, enqueue: shop.enqueue });
    return { id, owner, retry };
  };

  it('queues the failed work again, once', async () => {
    const { id, retry } = await failed();
    const book = value(await retry());
    await retry();
    expect(book.childName).toBe('נועה');
    expect(await previewTask(id)).toMatchObject({ state: 'queued', errorCode: null, done: 0 });
    expect((await previews(id)).filter(({ state }) => state === 'created')).toHaveLength(1);
  });

  it('approving again is a retry too', async () => {
    const { id, owner } = await failed();
    await approve(id, owner);
    expect(await previewTask(id)).toMatchObject({ state: 'queued', errorCode: null });
    expect((await previews(id)).filter(({ state }) => state === 'created')).toHaveLength(1);
  });

  it('work that did not fail is left alone', async () => {
    const owner = stranger();
    const { id } = await approved(owner);
    await retryTask(id, 'preview', { db: shop.db, owner, enqueue: shop.enqueue });
    expect(await previews(id)).toHaveLength(1);
  });
});
