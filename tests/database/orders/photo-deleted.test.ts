import { describe, expect, it } from 'vitest';
import { handlePurgeExpired } from '@/lib/books/retention/purge-expired.handler';
import { deletePhoto } from '@/lib/books/server';
import { closeOrders } from '@/lib/orders/server';
import { fail } from '@/lib/platform/result';
import { createCheckoutFlow } from '../support/checkout-flow';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { addSeconds, DAY, HOUR, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { order, checkout, webhook } = createCheckoutFlow(shop);
type TestOrder = Awaited<ReturnType<typeof order>>;

/** An unpaid order of a book approved in the advanced model, which its photo allows. */
async function createAdvanced(): Promise<TestOrder> {
  const mine = await order();
  await shop.db.photo.updateMany({ where: { bookId: mine.bookId }, data: { paintsFace: true } });
  unwrap(await createDraftFlow(shop).approve(mine.bookId, mine.owner, 'advanced'));
  // Both previews were drawn.
  await shop.db.$executeRaw`UPDATE pgboss.job SET state = 'completed' WHERE name = 'draw-preview'`;
  return mine;
}
const deletePhotoOfBook = async ({ bookId, owner }: TestOrder) => {
  unwrap(await deletePhoto(bookId, { db: shop.db, enqueue: shop.enqueue, owner, storage, now: addSeconds(HOUR) }));
};
const expirePhoto = async ({ bookId }: TestOrder) => {
  await shop.db.photo.updateMany({ where: { bookId }, data: { deleteAfter: addSeconds(DAY) } });
  await handlePurgeExpired({ db: shop.db, enqueue: shop.enqueue, storage, closeOrders, now: addSeconds(DAY) });
};
const findBookRow = (id: string) => shop.db.book.findUniqueOrThrow({ where: { id } });

describe('§9: the advanced model is charged only if it can be drawn', () => {
  it.each([
    ['the parent deleted the photo', deletePhotoOfBook],
    ['its day came', expirePhoto],
  ])('%s: the unpaid book becomes a regular one, and is drawn and charged as that', async (_, gone) => {
    const mine = await createAdvanced();
    const before = await findBookRow(mine.bookId);
    await gone(mine);
    const { revision } = before;
    // Deleting a photo is no edit of the draft: its 30 days stay.
    expect(await findBookRow(mine.bookId)).toEqual({ ...before, imageModel: 'regular' });
    expect(await shop.queue.jobs('draw-preview', `${mine.bookId}:${revision}:regular`)).toContainEqual(
      expect.objectContaining({ state: 'created', data: { bookId: mine.bookId, revision } }),
    );
    expect(await shop.db.bookTask.findFirst({ where: { bookId: mine.bookId, kind: 'preview' } })).toMatchObject({
      state: 'queued',
    });
    unwrap(await checkout(mine));
    expect(await shop.db.order.findUnique({ where: { id: mine.id } })).toMatchObject({
      totalMinor: 3900,
      imageModel: 'regular',
    });
  });

  it('an unapproved hero is drawn again after approval', async () => {
    const mine = await createAdvanced();
    await shop.db.book.update({ where: { id: mine.bookId }, data: { characterApprovedAt: null } });
    await deletePhotoOfBook(mine);
    expect(await findBookRow(mine.bookId)).toMatchObject({ imageModel: 'regular' });
    const waiting = (await shop.queue.jobs('draw-preview')).filter(({ state }) => state === 'created');
    expect(waiting.filter(({ key }) => key?.startsWith(mine.bookId))).toEqual([]);
  });

  it('without the face the checkout does not open', async () => {
    const mine = await createAdvanced();
    await shop.db.photo.updateMany({ where: { bookId: mine.bookId }, data: { paintsFace: false } });
    expect(await checkout(mine)).toEqual(fail('advanced_not_possible'));
    await shop.db.photo.updateMany({ where: { bookId: mine.bookId }, data: { deletedAt: NOW } });
    expect(await checkout(mine)).toEqual(fail('advanced_not_possible'));
  });

  it('a paid book keeps its model', async () => {
    const mine = await createAdvanced();
    unwrap(await checkout(mine));
    await webhook('paid', await shop.db.payment.findFirstOrThrow({ where: { orderId: mine.id } }));
    await deletePhotoOfBook(mine);
    expect(await findBookRow(mine.bookId)).toMatchObject({ imageModel: 'advanced' });
  });
});
