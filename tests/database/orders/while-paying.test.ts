import { describe, expect, it } from 'vitest';
import { deletePhoto } from '@/lib/books/server';
import { newId } from '@/lib/platform/ids';
import { fail } from '@/lib/platform/result';
import { createCheckoutFlow } from '../support/checkout-flow';
import { createDraftFlow, sendPhoto, UPLOAD, unwrap } from '../support/draft-flow';
import { fakePhotoReader } from '../support/fake-photo-reader';
import { newAccount } from '../support/identities';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { order, checkout, withOpenCheckout, webhook, getHistory, paymentStates } = createCheckoutFlow(shop);
const { approve, change } = createDraftFlow(shop);
type OpenCheckoutOrder = Awaited<ReturnType<typeof withOpenCheckout>>;

describe('a photo that is still being processed', () => {
  const sendAnother = ({ bookId, owner }: OpenCheckoutOrder, meanwhile: () => Promise<unknown>) => {
    const readFace = async (jpeg: Uint8Array) => {
      await meanwhile();
      return fakePhotoReader.readFace(jpeg);
    };
    const upload = { ...UPLOAD, bytes: new Uint8Array([1, 2, 9]) };
    const { db, enqueue } = shop;
    const deps = { db, enqueue, storage, photos: { ...fakePhotoReader, readFace }, owner, now: NOW, newId };
    return sendPhoto(bookId, upload, deps);
  };
  const getHero = async (id: string) => {
    const { character, characterApprovedAt, revision } = await shop.db.book.findUniqueOrThrow({ where: { id } });
    return { character, characterApprovedAt, revision };
  };

  it('when the book is paid, the paid hero stays as approved', async () => {
    const mine = await withOpenCheckout();
    const [hero, objects] = [await getHero(mine.bookId), storage.objects()];
    expect(await sendAnother(mine, () => webhook('paid', mine.payment))).toEqual(fail('order_not_payable'));
    expect([await getHero(mine.bookId), storage.objects()]).toEqual([hero, objects]);
  });

  it('when the book belongs to another account, the photo is rejected', async () => {
    const mine = await withOpenCheckout();
    const { accountId } = await newAccount(shop.db);
    const [hero, objects] = [await getHero(mine.bookId), storage.objects()];
    const give = () => shop.db.book.update({ where: { id: mine.bookId }, data: { accountId } });
    expect(await sendAnother(mine, give)).toEqual(fail('not_found'));
    expect([await getHero(mine.bookId), storage.objects()]).toEqual([hero, objects]);
  });
});

describe('a payment for a book that can no longer be produced is refunded, and the order is open again', () => {
  const withAdvanced = async () => {
    const mine = await order();
    await shop.db.photo.updateMany({ where: { bookId: mine.bookId }, data: { paintsFace: true } });
    unwrap(await approve(mine.bookId, mine.owner, 'advanced'));
    unwrap(await checkout(mine));
    return { ...mine, payment: await shop.db.payment.findFirstOrThrow({ where: { orderId: mine.id } }) };
  };

  it.each<[string, () => Promise<OpenCheckoutOrder>, (mine: OpenCheckoutOrder) => Promise<unknown>]>([
    ['the story was taken back', withOpenCheckout, ({ bookId, owner }) => change(bookId, owner, { catalogueId: null })],
    [
      'the hero was changed and not approved',
      withOpenCheckout,
      ({ bookId, owner }) => change(bookId, owner, { age: 9 }),
    ],
    [
      'the photo of the advanced model was deleted',
      withAdvanced,
      ({ bookId, owner }) => deletePhoto(bookId, { db: shop.db, enqueue: shop.enqueue, owner, storage, now: NOW }),
    ],
  ])('%s while the checkout was open', async (_, open, meanwhile) => {
    const mine = await open();
    await meanwhile(mine);
    expect(await webhook('paid', mine.payment)).toBe('handled');
    expect(await getHistory(mine.id)).toMatchObject({ state: 'unpaid', paidAt: null });
    expect(await shop.queue.jobs('refund-payment', mine.payment.id)).toHaveLength(1);
    expect(await shop.queue.jobs('produce-book', mine.id)).toEqual([]);
    expect(await shop.db.messageSent.count({ where: { orderId: mine.id } })).toBe(0);
  });

  it('after approval it can be bought again', async () => {
    const mine = await withOpenCheckout();
    unwrap(await change(mine.bookId, mine.owner, { age: 9 }));
    await webhook('paid', mine.payment);
    unwrap(await approve(mine.bookId, mine.owner));
    unwrap(await checkout(mine));
    const second = await shop.db.payment.findFirstOrThrow({ where: { orderId: mine.id, state: 'open' } });
    await webhook('paid', second);
    expect(await getHistory(mine.id)).toMatchObject({ state: 'in_production', paidAt: NOW });
    expect(await paymentStates(mine.id)).toEqual(['paid', 'paid']);
  });
});
