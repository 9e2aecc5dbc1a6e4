import { describe, expect, it } from 'vitest';
import { createDraftSchema, draftChangeSchema, PHOTO_CONSENT_VERSION } from '@/lib/books';
import { findLatestDraft, toDraftView } from '@/lib/books/server';
import { getOrder } from '@/lib/orders/server';
import { getPartner } from '@/lib/partners';
import { fail } from '@/lib/platform/result';
import { priceFor, quoteBook } from '@/lib/prices';
import { createCheckoutFlow, sandboxProvider } from '../support/checkout-flow';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { newDevice, newPhone } from '../support/identities';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { order, checkout, webhook, getHistory } = createCheckoutFlow(shop);
const { withBook, change } = createDraftFlow(shop);

const { books, firstDay, lastDay, percentOff } = getPartner('roladin');
const DURING = new Date(`${firstDay}T12:00:00Z`);
const AFTER = addSeconds(DAY, new Date(`${lastDay}T12:00:00Z`));
const BOOK = { country: 'IL', tier: 'digital', model: 'regular', dedication: false } as const;
const DISCOUNTED = quoteBook({ ...BOOK, percentOff }).totalMinor;
const REGULAR = priceFor('IL', 'digital');

type TestOrder = Awaited<ReturnType<typeof order>>;

/** An order of the offer's book whose parent used the offer. */
async function createOffered(country: 'IL' | 'KE' = 'IL', phone = newPhone()): Promise<TestOrder> {
  const mine = await order(phone, country);
  unwrap(await change(mine.bookId, mine.owner, { offer: 'roladin' }));
  await shop.db.book.update({ where: { id: mine.bookId }, data: { catalogueId: books.he } });
  return mine;
}
const viewOrder = async ({ id, accountId }: TestOrder, now: Date) =>
  unwrap(await getOrder(id, { db: shop.db, accountId, sign: storage.signedUrl, now, secret: 's' }));
const payments = ({ id: orderId }: TestOrder) =>
  shop.db.payment.findMany({ where: { orderId }, orderBy: { createdAt: 'asc' } });

describe('rulings "Flow", Roladin: an order with the offer', () => {
  it('on its days the checkout charges what the page shows, line by line', async () => {
    const mine = await createOffered();
    const page = await viewOrder(mine, DURING);
    const { url } = unwrap(await checkout(mine, { now: DURING, shownMinor: page.totalMinor }));
    const lines = [{ priceId: 'digital', quantity: 1, unitMinor: DISCOUNTED }];
    expect(page).toMatchObject({
      totalMinor: DISCOUNTED,
      lines,
      offer: { partner: 'roladin', standing: 'during', percentOff },
    });
    expect(await shop.db.orderLine.findMany({ where: { orderId: mine.id } })).toMatchObject(lines);
    expect(await payments(mine)).toMatchObject([{ state: 'open', amountMinor: DISCOUNTED }]);
    expect(sandboxProvider.readSandboxToken(url.split('/').at(-1) ?? '')).toMatchObject({ totalMinor: DISCOUNTED });
  });

  it('a paid price stays, also after the offer', async () => {
    const mine = await createOffered();
    unwrap(await checkout(mine, { now: DURING }));
    const [payment] = await payments(mine);
    if (payment) await webhook('paid', payment);
    expect(await getHistory(mine.id)).toMatchObject({ state: 'in_production' });
    expect(await viewOrder(mine, AFTER)).toMatchObject({
      totalMinor: DISCOUNTED,
      offer: null,
      lines: [{ unitMinor: DISCOUNTED }],
    });
  });

  it("an Israeli bakery's offer gives no discount in Kenya", async () => {
    const mine = await createOffered('KE', '+254733222222');
    unwrap(await checkout(mine, { now: DURING }));
    expect(await payments(mine)).toMatchObject([{ amountMinor: priceFor('KE', 'digital') }]);
  });

  it('extras keep their price', async () => {
    const mine = await createOffered();
    await shop.db.photo.updateMany({ where: { bookId: mine.bookId }, data: { paintsFace: true } });
    await shop.db.book.update({ where: { id: mine.bookId }, data: { imageModel: 'advanced' } });
    unwrap(await checkout(mine, { now: DURING }));
    expect(await payments(mine)).toMatchObject([{ amountMinor: DISCOUNTED + priceFor('IL', 'advanced_model_addon') }]);
  });

  it('another book has its regular price', async () => {
    const mine = await createOffered();
    await shop.db.book.update({ where: { id: mine.bookId }, data: { catalogueId: 1 } });
    expect(await viewOrder(mine, DURING)).toMatchObject({ totalMinor: REGULAR, offer: { standing: 'otherBook' } });
    unwrap(await checkout(mine, { now: DURING }));
    expect(await payments(mine)).toMatchObject([{ amountMinor: REGULAR }]);
  });
});

describe('rulings "Flow", Roladin: after the offer', () => {
  it('the page says so, and a retry charges the regular price', async () => {
    const mine = await createOffered();
    unwrap(await checkout(mine, { now: DURING }));
    expect(await viewOrder(mine, AFTER)).toMatchObject({
      totalMinor: REGULAR,
      offer: { standing: 'after', percentOff: 0 },
    });
    unwrap(await checkout(mine, { now: AFTER, shownMinor: REGULAR }));
    expect(await payments(mine)).toMatchObject([
      { state: 'cancelled', amountMinor: DISCOUNTED },
      { state: 'open', amountMinor: REGULAR },
    ]);
  });

  it('an open page is told about a higher price before payment', async () => {
    const mine = await createOffered();
    expect(await checkout(mine, { now: AFTER, shownMinor: DISCOUNTED })).toEqual(fail('price_changed'));
    expect(await payments(mine)).toEqual([]);
  });

  it('a page that claims a lower price changes nothing', async () => {
    const mine = await order();
    expect(await checkout(mine, { now: DURING, shownMinor: 1 })).toEqual(fail('price_changed'));
    expect(await payments(mine)).toEqual([]);
  });
});

describe('rulings "Flow", Roladin: the draft keeps the offer', () => {
  it('across later changes and when the device returns', async () => {
    const owner = newDevice();
    const { id } = await withBook(owner);
    unwrap(await change(id, owner, { offer: 'roladin' }));
    unwrap(await change(id, owner, { age: 6 }));
    const back = await findLatestDraft(shop.db, owner);
    const asked = { photoConsent: PHOTO_CONSENT_VERSION, owner } as const;
    expect(back && (await toDraftView(back, storage.signedUrl, NOW, asked))).toMatchObject({
      id,
      offer: 'roladin',
      age: 6,
    });
  });

  it.each(['bakery', '', 7, null, { partner: 'roladin' }])('ignores an unknown offer: %j', (offer) => {
    expect(draftChangeSchema.parse({ age: 6, offer })).toEqual({ age: 6, offer: undefined });
    expect(createDraftSchema.parse({ language: 'he', offer })).toEqual({ language: 'he', offer: undefined });
  });

  it('setting an offer changes nothing else, also with a name kept as written', async () => {
    const owner = newDevice();
    const { id, revision } = await withBook(owner);
    unwrap(await change(id, owner, { childName: 'Maya', nameKeptAsWritten: true }));
    const told = unwrap(await change(id, owner, draftChangeSchema.parse({ offer: 'roladin' })));
    expect(told).toMatchObject({ childName: 'Maya', nameKeptAsWritten: true, revision, offer: 'roladin' });
  });
});
