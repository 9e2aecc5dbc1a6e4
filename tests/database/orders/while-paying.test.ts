import { describe, expect, it } from 'vitest';
import { attachPhoto, deletePhoto } from '@/lib/books/server';
import { newId } from '@/lib/platform/ids';
import { fail } from '@/lib/platform/result';
import { UPLOAD, value, wizard } from '../support/drafts';
import { seesOneFace } from '../support/face';
import { newAccount } from '../support/people';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { till } from '../support/till';
import { NOW } from '../support/time';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { order, checkout, atTheTill, webhook, story, paymentStates } = till(shop);
const { approve, change } = wizard(shop);
type AtTheTill = Awaited<ReturnType<typeof atTheTill>>;

describe('a photo that is still being read', () => {
  const sendAnother = ({ bookId, owner }: AtTheTill, meanwhile: () => Promise<unknown>) => {
    const readFace = async (jpeg: Uint8Array) => {
      await meanwhile();
      return seesOneFace.readFace(jpeg);
    };
    const upload = { ...UPLOAD, bytes: new Uint8Array([1, 2, 9]) };
    const { db, enqueue } = shop;
    const deps = { db, enqueue, storage, photos: { ...seesOneFace, readFace }, owner, now: NOW, newId };
    return attachPhoto(bookId, upload, deps);
  };
  const heroOf = async (id: string) => {
    const { character, characterApprovedAt, revision } = await shop.db.book.findUniqueOrThrow({ where: { id } });
    return { character, characterApprovedAt, revision };
  };

  it('when the book is paid for leaves the bought hero as it was approved', async () => {
    const mine = await atTheTill();
    const [hero, objects] = [await heroOf(mine.bookId), storage.objects()];
    expect(await sendAnother(mine, () => webhook('paid', mine.payment))).toEqual(fail('order_not_payable'));
    expect([await heroOf(mine.bookId), storage.objects()]).toEqual([hero, objects]);
  });

  it('when the book has become somebody else’s is not taken', async () => {
    const mine = await atTheTill();
    const { accountId } = await newAccount(shop.db);
    const [hero, objects] = [await heroOf(mine.bookId), storage.objects()];
    const give = () => shop.db.book.update({ where: { id: mine.bookId }, data: { accountId } });
    expect(await sendAnother(mine, give)).toEqual(fail('not_found'));
    expect([await heroOf(mine.bookId), storage.objects()]).toEqual([hero, objects]);
  });
});

describe('money for a book that can no longer be made is given back, and the order is open again', () => {
  const withAdvanced = async () => {
    const mine = await order();
    await shop.db.photo.updateMany({ where: { bookId: mine.bookId }, data: { paintsFace: true } });
    value(await approve(mine.bookId, mine.owner, 'advanced'));
    value(await checkout(mine));
    return { ...mine, payment: await shop.db.payment.findFirstOrThrow({ where: { orderId: mine.id } }) };
  };

  it.each<[string, () => Promise<AtTheTill>, (mine: AtTheTill) => Promise<unknown>]>([
    ['the story was taken back', atTheTill, ({ bookId, owner }) => change(bookId, owner, { catalogueId: null })],
    ['the hero was changed and not approved', atTheTill, ({ bookId, owner }) => change(bookId, owner, { age: 9 })],
    [
      'the photo of the advanced model was deleted',
      withAdvanced,
      ({ bookId, owner }) => deletePhoto(bookId, { db: shop.db, enqueue: shop.enqueue, owner, storage, now: NOW }),
    ],
  ])('%s while the till was open', async (_, open, meanwhile) => {
    const mine = await open();
    await meanwhile(mine);
    expect(await webhook('paid', mine.payment)).toBe('handled');
    expect(await story(mine.id)).toMatchObject({ state: 'unpaid', paidAt: null });
    expect(await shop.queue.jobs('refund-payment', mine.payment.id)).toHaveLength(1);
    expect(await shop.queue.jobs('produce-book', mine.id)).toEqual([]);
    expect(await shop.db.messageSent.count({ where: { orderId: mine.id } })).toBe(0);
  });

  it('approved again, it is sold as before', async () => {
    const mine = await atTheTill();
    value(await change(mine.bookId, mine.owner, { age: 9 }));
    await webhook('paid', mine.payment);
    value(await approve(mine.bookId, mine.owner));
    value(await checkout(mine));
    const second = await shop.db.payment.findFirstOrThrow({ where: { orderId: mine.id, state: 'open' } });
    await webhook('paid', second);
    expect(await story(mine.id)).toMatchObject({ state: 'in_production', paidAt: NOW });
    expect(await paymentStates(mine.id)).toEqual(['paid', 'paid']);
  });
});
