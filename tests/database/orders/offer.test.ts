import { describe, expect, it } from 'vitest';
import { createDraftSchema, draftChangeSchema, PHOTO_CONSENT_VERSION } from '@/lib/books';
import { draftView, latestDraft } from '@/lib/books/server';
import { myOrder } from '@/lib/orders/server';
import { partnerById } from '@/lib/partners';
import { fail } from '@/lib/platform/result';
import { discounted, priceFor } from '@/lib/prices';
import { value, wizard } from '../support/drafts';
import { newPhone, stranger } from '../support/people';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { provider, till } from '../support/till';
import { DAY, later, NOW } from '../support/time';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { order, checkout, webhook, story } = till(shop);
const { withBook, change } = wizard(shop);

const { books, firstDay, lastDay, percentOff } = partnerById('roladin');
const DURING = new Date(`${firstDay}T12:00:00Z`);
const AFTER = later(DAY, new Date(`${lastDay}T12:00:00Z`));
const LESS = discounted('IL', priceFor('IL', 'digital'), percentOff);
const USUAL = priceFor('IL', 'digital');

type Mine = Awaited<ReturnType<typeof order>>;

/** An order of the offer's book whose parent came with the offer. */
async function offered(country: 'IL' | 'KE' = 'IL', phone = newPhone()): Promise<Mine> {
  const mine = await order(phone, country);
  value(await change(mine.bookId, mine.owner, { offer: 'roladin' }));
  await shop.db.book.update({ where: { id: mine.bookId }, data: { catalogueId: books.he } });
  return mine;
}
const seen = async ({ id, accountId }: Mine, now: Date) =>
  value(await myOrder(id, { db: shop.db, accountId, sign: storage.signedUrl, now, secret: 's' }));
const payments = ({ id: orderId }: Mine) =>
  shop.db.payment.findMany({ where: { orderId }, orderBy: { createdAt: 'asc' } });

describe('rulings "Flow", Roladin: an order with the offer', () => {
  it('in its days the till charges what the page shows, line by line', async () => {
    const mine = await offered();
    const page = await seen(mine, DURING);
    const { url } = value(await checkout(mine, { now: DURING, shownMinor: page.totalMinor }));
    const lines = [{ priceId: 'digital', quantity: 1, unitMinor: LESS }];
    expect(page).toMatchObject({
      totalMinor: LESS,
      lines,
      offer: { partner: 'roladin', standing: 'during', percentOff },
    });
    expect(await shop.db.orderLine.findMany({ where: { orderId: mine.id } })).toMatchObject(lines);
    expect(await payments(mine)).toMatchObject([{ state: 'open', amountMinor: LESS }]);
    expect(provider.readSandboxToken(url.split('/').at(-1) ?? '')).toMatchObject({ totalMinor: LESS });
  });

  it('what was paid stays, also when it is looked at after the offer', async () => {
    const mine = await offered();
    value(await checkout(mine, { now: DURING }));
    const [payment] = await payments(mine);
    if (payment) await webhook('paid', payment);
    expect(await story(mine.id)).toMatchObject({ state: 'in_production' });
    expect(await seen(mine, AFTER)).toMatchObject({ totalMinor: LESS, offer: null, lines: [{ unitMinor: LESS }] });
  });

  it('an Israeli bakery takes nothing off in Kenya', async () => {
    const mine = await offered('KE', '+254733222222');
    value(await checkout(mine, { now: DURING }));
    expect(await payments(mine)).toMatchObject([{ amountMinor: priceFor('KE', 'digital') }]);
  });

  it('extras keep their price', async () => {
    const mine = await offered();
    await shop.db.photo.updateMany({ where: { bookId: mine.bookId }, data: { paintsFace: true } });
    await shop.db.book.update({ where: { id: mine.bookId }, data: { imageModel: 'advanced' } });
    value(await checkout(mine, { now: DURING }));
    expect(await payments(mine)).toMatchObject([{ amountMinor: LESS + priceFor('IL', 'advanced_model_addon') }]);
  });

  it('another book costs what it costs', async () => {
    const mine = await offered();
    await shop.db.book.update({ where: { id: mine.bookId }, data: { catalogueId: 1 } });
    expect(await seen(mine, DURING)).toMatchObject({ totalMinor: USUAL, offer: { standing: 'otherBook' } });
    value(await checkout(mine, { now: DURING }));
    expect(await payments(mine)).toMatchObject([{ amountMinor: USUAL }]);
  });
});

describe('rulings "Flow", Roladin: after the offer', () => {
  it('the page says so, and a retry charges the regular price', async () => {
    const mine = await offered();
    value(await checkout(mine, { now: DURING }));
    expect(await seen(mine, AFTER)).toMatchObject({ totalMinor: USUAL, offer: { standing: 'after', percentOff: 0 } });
    value(await checkout(mine, { now: AFTER, shownMinor: USUAL }));
    expect(await payments(mine)).toMatchObject([
      { state: 'cancelled', amountMinor: LESS },
      { state: 'open', amountMinor: USUAL },
    ]);
  });

  it('a page that stayed open is told before anybody pays more than it shows', async () => {
    const mine = await offered();
    expect(await checkout(mine, { now: AFTER, shownMinor: LESS })).toEqual(fail('price_changed'));
    expect(await payments(mine)).toEqual([]);
  });

  it('a page that claims less than the till changes nothing', async () => {
    const mine = await order();
    expect(await checkout(mine, { now: DURING, shownMinor: 1 })).toEqual(fail('price_changed'));
    expect(await payments(mine)).toEqual([]);
  });
});

describe('rulings "Flow", Roladin: the draft keeps the offer', () => {
  it('across later changes and when the device comes back', async () => {
    const owner = stranger();
    const { id } = await withBook(owner);
    value(await change(id, owner, { offer: 'roladin' }));
    value(await change(id, owner, { age: 6 }));
    const back = await latestDraft(shop.db, owner);
    const asked = { photoConsent: PHOTO_CONSENT_VERSION, owner } as const;
    expect(back && (await draftView(back, storage.signedUrl, NOW, asked))).toMatchObject({
      id,
      offer: 'roladin',
      age: 6,
    });
  });

  it.each(['bakery', '', 7, null, { partner: 'roladin' }])('an offer that there is not is ignored: %j', (offer) => {
    expect(draftChangeSchema.parse({ age: 6, offer })).toEqual({ age: 6, offer: undefined });
    expect(createDraftSchema.parse({ language: 'he', offer })).toEqual({ language: 'he', offer: undefined });
  });

  it('being told of an offer changes nothing else, also of a name kept as it was written', async () => {
    const owner = stranger();
    const { id, revision } = await withBook(owner);
    value(await change(id, owner, { childName: 'Maya', nameKeptAsWritten: true }));
    const told = value(await change(id, owner, draftChangeSchema.parse({ offer: 'roladin' })));
    expect(told).toMatchObject({ childName: 'Maya', nameKeptAsWritten: true, revision, offer: 'roladin' });
  });
});
