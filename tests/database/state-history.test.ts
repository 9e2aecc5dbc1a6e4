import { describe, expect, it } from 'vitest';
import { handleDrawPreview } from '@/lib/books/drawing/handlers/draw-preview.handler';
import { handleRedraw } from '@/lib/books/redraws/redraw.handler';
import { createTaskTracker, redrawPortrait, retryTask } from '@/lib/books/server';
import { refundOrder } from '@/lib/orders/server';
import { movePayment } from '@/lib/payments/server';
import { fail, ok } from '@/lib/platform/result';
import type { IllustrationPort } from '@/lib/providers/illustration/port';
import { createCheckoutFlow, sandboxProvider } from './support/checkout-flow';
import { createDraftFlow, unwrap } from './support/draft-flow';
import { rejectingFacePainter as paintFace } from './support/fake-photo-reader';
import { newDevice } from './support/identities';
import { createRefundFlow } from './support/refund-flow';
import { addSeconds, NOW } from './support/time';
import { withShop } from './support/with-shop';
import { withStorage } from './support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { withOpenCheckout, webhook, checkout, paymentStates } = createCheckoutFlow(shop);

const drawing = { image: new Uint8Array([1]), mimeType: 'image/jpeg', widthPx: 1, heightPx: 1 } as const;
const draws: IllustrationPort = { illustrate: async () => ok({ ...drawing, provider: 'local', costMicroUsd: 0 }) };
const refuses: IllustrationPort = { illustrate: async () => fail('illustration_unavailable') };

const paymentHistory = async (paymentId: string) => {
  const changes = await shop.db.paymentChange.findMany({ where: { paymentId }, orderBy: { id: 'asc' } });
  return changes.map(({ from, to, by }) => `${from}>${to} by ${by}`);
};

describe('architecture rule 10: every change of a payment is recorded', () => {
  it('from the checkout to the refund, with who did it and when', async () => {
    const { id, payment } = await withOpenCheckout();
    await webhook('paid', payment, { now: addSeconds(60) });
    const { number: orderNumber } = await shop.db.order.findUniqueOrThrow({ where: { id } });
    const { db, enqueue } = shop;
    unwrap(await refundOrder({ orderNumber, key: 'whole' }, { db, enqueue, now: addSeconds(90) }));
    await createRefundFlow(shop).runRefunds(payment.id, sandboxProvider, addSeconds(120));
    expect(await paymentHistory(payment.id)).toEqual([
      'created>open by customer',
      'open>paid by provider',
      'paid>refunded by shop',
    ]);
    const times = await shop.db.paymentChange.findMany({ where: { paymentId: payment.id }, orderBy: { id: 'asc' } });
    expect(times.map(({ at }) => at)).toEqual([NOW, addSeconds(60), addSeconds(120)]);
  });

  it('a checkout that the provider did not open, and one given up for another sum', async () => {
    const { id, accountId, payment } = await withOpenCheckout();
    await shop.db.payment.update({ where: { id: payment.id }, data: { amountMinor: 1 } });
    const away = { ...sandboxProvider, openCheckout: async () => fail('payment_unavailable') };
    expect(await checkout({ id, accountId }, { payment: away })).toMatchObject({ ok: false });
    expect(await paymentStates(id)).toEqual(['cancelled', 'failed']);
    expect(await paymentHistory(payment.id)).toEqual(['created>open by customer', 'open>cancelled by customer']);
    const second = await shop.db.payment.findFirstOrThrow({ where: { orderId: id, state: 'failed' } });
    expect(await paymentHistory(second.id)).toEqual(['created>failed by provider']);
  });

  it('a move that the table forbids, and one from a state that is over, write nothing', async () => {
    const { payment } = await withOpenCheckout();
    const move = (from: 'created' | 'open', to: 'paid' | 'refunded' | 'open') =>
      shop.db.$transaction((tx) => movePayment(tx, { id: payment.id, state: from }, to, 'provider', NOW));
    expect(await move('open', 'refunded')).toBe(false);
    expect(await move('created', 'open')).toBe(false);
    const both = await Promise.all([move('open', 'paid'), move('open', 'paid')]);
    expect(both.sort()).toEqual([false, true]);
    expect(await paymentHistory(payment.id)).toEqual(['created>open by customer', 'open>paid by provider']);
  });
});

describe('architecture rule 10: every change of the work on a book is recorded', () => {
  const taskHistory = async (bookId: string, kind: 'preview' | 'character' = 'preview') => {
    const changes = await shop.db.bookTaskChange.findMany({ where: { bookId, kind }, orderBy: { id: 'asc' } });
    return changes.map(({ from, to }) => `${from}>${to}`);
  };
  async function approved() {
    const owner = newDevice();
    const { id: bookId, revision } = await createDraftFlow(shop).approved(owner);
    const preview = (illustrator = draws) =>
      handleDrawPreview(
        { bookId, revision },
        { db: shop.db, enqueue: shop.enqueue, storage, illustrator, paintFace, concurrency: 1 },
      );
    return { owner, bookId, revision, preview };
  }

  it('a preview that failed, was tried again and is done', async () => {
    const { owner, bookId, preview } = await approved();
    await preview(refuses);
    unwrap(await retryTask(bookId, 'preview', { db: shop.db, owner, enqueue: shop.enqueue }));
    await preview();
    expect(await taskHistory(bookId)).toEqual([
      'queued>running',
      'running>failed',
      'failed>queued',
      'queued>running',
      'running>done',
    ]);
  });

  it('a dead worker is detected: its task is queued and started again', async () => {
    const { bookId, revision } = await approved();
    const task = createTaskTracker(shop.db, 'preview', { bookId, revision });
    await task.start('painting', 4);
    await task.step();
    await createTaskTracker(shop.db, 'preview', { bookId, revision }).start('painting', 4);
    expect(await taskHistory(bookId)).toEqual(['queued>running', 'running>queued', 'queued>running']);
    const row = await shop.db.bookTask.findFirstOrThrow({ where: { bookId, kind: 'preview' } });
    expect(row).toMatchObject({ state: 'running', done: 0 });
  });

  it('a task that was queued again for the other model is not ended by the worker of the first one', async () => {
    const { owner, bookId, revision } = await approved();
    const old = createTaskTracker(shop.db, 'preview', { bookId, revision });
    await old.start('painting', 4);
    await shop.db.photo.updateMany({ where: { bookId }, data: { paintsFace: true } });
    unwrap(await createDraftFlow(shop).approve(bookId, owner, 'advanced'));
    await old.step();
    await old.finish();
    const row = await shop.db.bookTask.findFirstOrThrow({ where: { bookId, kind: 'preview' } });
    expect(row).toMatchObject({ state: 'queued', done: 0 });
  });

  it('a task that is done cannot fail', async () => {
    const { bookId, revision, preview } = await approved();
    await preview();
    await createTaskTracker(shop.db, 'preview', { bookId, revision }).fail('illustration_failed');
    expect(await taskHistory(bookId)).toEqual(['queued>running', 'running>done']);
  });

  it('a redraw', async () => {
    const owner = newDevice();
    const { id: bookId } = await createDraftFlow(shop).withPhoto(owner);
    const ask = () => redrawPortrait(bookId, { model: 'regular' }, { db: shop.db, owner, enqueue: shop.enqueue });
    unwrap(await ask());
    const { id: redrawId } = await shop.db.redraw.findFirstOrThrow({ where: { bookId } });
    await handleRedraw({ redrawId }, { db: shop.db, storage, illustrator: refuses, paintFace });
    unwrap(await ask());
    await handleRedraw({ redrawId }, { db: shop.db, storage, illustrator: draws, paintFace });
    await handleRedraw({ redrawId }, { db: shop.db, storage, illustrator: draws, paintFace });
    const changes = await shop.db.redrawChange.findMany({ where: { redrawId }, orderBy: { id: 'asc' } });
    expect(changes.map(({ from, to }) => `${from}>${to}`)).toEqual([
      'queued>running',
      'running>failed',
      'failed>queued',
      'queued>running',
      'running>done',
    ]);
  });
});
