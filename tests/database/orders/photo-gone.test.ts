import { describe, expect, it } from 'vitest';
import { handleForgetExpired } from '@/lib/books/forget-expired.handler';
import { deletePhoto } from '@/lib/books/server';
import { closeOrders } from '@/lib/orders/server';
import { fail } from '@/lib/platform/result';
import { value, wizard } from '../support/drafts';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { till } from '../support/till';
import { DAY, HOUR, later, NOW } from '../support/time';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { order, checkout, webhook } = till(shop);
type Order = Awaited<ReturnType<typeof order>>;

/** An unpaid order of a book that was approved in the advanced model, which its photo allows. */
async function advanced(): Promise<Order> {
  const mine = await order();
  await shop.db.photo.updateMany({ where: { bookId: mine.bookId }, data: { paintsFace: true } });
  value(await wizard(shop).approve(mine.bookId, mine.owner, 'advanced'));
  // Both previews were drawn.
  await shop.db.$executeRaw`UPDATE pgboss.job SET state = 'completed' WHERE name = 'draw-preview'`;
  return mine;
}
const deleted = async ({ bookId, owner }: Order) => {
  value(await deletePhoto(bookId, { db: shop.db, enqueue: shop.enqueue, owner, storage, now: later(HOUR) }));
};
const expired = async ({ bookId }: Order) => {
  await shop.db.photo.updateMany({ where: { bookId }, data: { deleteAfter: later(DAY) } });
  await handleForgetExpired({ db: shop.db, enqueue: shop.enqueue, storage, closeOrders, now: later(DAY) });
};
const bookOf = (id: string) => shop.db.book.findUniqueOrThrow({ where: { id } });

describe('§9: the advanced model is charged only where it can be drawn', () => {
  it.each([
    ['the parent deleted the photo', deleted],
    ['its day came', expired],
  ])('%s: the unpaid book is a regular one, drawn anew and charged as that', async (_, gone) => {
    const mine = await advanced();
    const before = await bookOf(mine.bookId);
    await gone(mine);
    const { revision } = before;
    // Deleting a photo is no work on the draft: its own 30 days go on.
    expect(await bookOf(mine.bookId)).toEqual({ ...before, imageModel: 'regular' });
    expect(await shop.queue.jobs('draw-preview', `${mine.bookId}:${revision}:regular`)).toContainEqual(
      expect.objectContaining({ state: 'created', data: { bookId: mine.bookId, revision } }),
    );
    expect(await shop.db.bookTask.findFirst({ where: { bookId: mine.bookId, kind: 'preview' } })).toMatchObject({
      state: 'queued',
    });
    value(await checkout(mine));
    expect(await shop.db.order.findUnique({ where: { id: mine.id } })).toMatchObject({
      totalMinor: 3900,
      imageModel: 'regular',
    });
  });

  it('a hero who is not approved is drawn when that is done', async () => {
    const mine = await advanced();
    await shop.db.book.update({ where: { id: mine.bookId }, data: { characterApprovedAt: null } });
    await deleted(mine);
    expect(await bookOf(mine.bookId)).toMatchObject({ imageModel: 'regular' });
    const waiting = (await shop.queue.jobs('draw-preview')).filter(({ state }) => state === 'created');
    expect(waiting.filter(({ key }) => key?.startsWith(mine.bookId))).toEqual([]);
  });

  it('without the face the till does not open', async () => {
    const mine = await advanced();
    await shop.db.photo.updateMany({ where: { bookId: mine.bookId }, data: { paintsFace: false } });
    expect(await checkout(mine)).toEqual(fail('advanced_not_possible'));
    await shop.db.photo.updateMany({ where: { bookId: mine.bookId }, data: { deletedAt: NOW } });
    expect(await checkout(mine)).toEqual(fail('advanced_not_possible'));
  });

  it('a book that is paid for keeps its model', async () => {
    const mine = await advanced();
    value(await checkout(mine));
    await webhook('paid', await shop.db.payment.findFirstOrThrow({ where: { orderId: mine.id } }));
    await deleted(mine);
    expect(await bookOf(mine.bookId)).toMatchObject({ imageModel: 'advanced' });
  });
});
