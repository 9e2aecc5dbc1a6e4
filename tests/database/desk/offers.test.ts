import { beforeEach, describe, expect, it } from 'vitest';
import { getOrder } from '@/lib/orders/server';
import { getPartner } from '@/lib/partners';
import { getOfferDays } from '@/lib/partners/server';
import { newId } from '@/lib/platform/ids';
import { offerDaysSchema } from '@/lib/staff';
import { changeOfferDays, endOfferNow, getOffers } from '@/lib/staff/server';
import { createCheckoutFlow } from '../support/checkout-flow';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { newPhone } from '../support/identities';
import { addSeconds, DAY } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { order, checkout, webhook } = createCheckoutFlow(shop);
const { change } = createDraftFlow(shop);
const { books, firstDay, lastDay, percentOff } = getPartner('roladin');
const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);
const DURING = atNoon(firstDay);
/** Days on which the code has no offer. */
const LATER = { firstDay: '2027-03-01', lastDay: '2027-03-05' };

let memberId = '';
beforeEach(async () => {
  await shop.db.partnerOfferDays.deleteMany();
  memberId ||= (await shop.db.staffMember.create({ data: { phone: newPhone(), role: 'owner' } })).id;
});
const staff = (now = DURING) => ({ db: shop.db, actor: { memberId, role: 'owner' as const }, now, newId });
const findOffer = async (now = DURING) => (await getOffers(shop.db, 'en', now))[0];

async function createOffered() {
  const mine = await order();
  unwrap(await change(mine.bookId, mine.owner, { offer: 'roladin' }));
  await shop.db.book.update({ where: { id: mine.bookId }, data: { catalogueId: books.he } });
  return mine;
}
const viewOrder = async ({ id, accountId }: Awaited<ReturnType<typeof order>>, now: Date) =>
  unwrap(await getOrder(id, { db: shop.db, accountId, sign: storage.signedUrl, now, secret: 's' }));

describe('rulings "Flow", Roladin: the desk says when an offer runs', () => {
  it('the page and the checkout of an order follow changed days', async () => {
    const mine = await createOffered();
    unwrap(await changeOfferDays('roladin', LATER, staff()));
    expect((await viewOrder(mine, DURING)).offer).toMatchObject({ standing: 'before', percentOff: 0, ...LATER });
    const later = await viewOrder(mine, atNoon(LATER.lastDay));
    expect(later.offer).toMatchObject({ standing: 'during', percentOff });
    unwrap(await checkout(mine, { now: atNoon(LATER.lastDay), shownMinor: later.totalMinor }));
    expect((await viewOrder(mine, addSeconds(DAY, atNoon(LATER.lastDay)))).offer).toMatchObject({ standing: 'after' });
  });

  it('ended now, it was over yesterday; the days of the code bring it back', async () => {
    const mine = await createOffered();
    expect((await viewOrder(mine, DURING)).offer).toMatchObject({ percentOff });
    unwrap(await endOfferNow('roladin', staff()));
    expect((await viewOrder(mine, DURING)).offer).toMatchObject({ standing: 'after', percentOff: 0 });
    expect(await findOffer()).toMatchObject({ state: 'after', isChanged: true });
    expect(await endOfferNow('roladin', staff())).toMatchObject({ code: 'offer_over' });
    unwrap(await changeOfferDays('roladin', { firstDay, lastDay }, staff()));
    expect(await getOfferDays(shop.db)).toEqual({});
    expect(await findOffer()).toMatchObject({ state: 'during', isChanged: false, firstDay, lastDay });
  });

  it('counts the paid orders at its price, and the trail says who changed what', async () => {
    const before = (await findOffer())?.uses ?? 0;
    const [used, regular] = [await createOffered(), await order()];
    unwrap(await checkout(used, { now: DURING }));
    unwrap(await checkout(regular, { now: DURING }));
    expect((await findOffer())?.uses).toBe(before);
    for (const { id: orderId } of [used, regular]) {
      await webhook('paid', await shop.db.payment.findFirstOrThrow({ where: { orderId } }));
    }
    expect((await findOffer())?.uses).toBe(before + 1);
    unwrap(await changeOfferDays('roladin', LATER, staff()));
    const trail = await shop.db.staffAction.findMany({
      where: { memberId, subject: 'offer', subjectId: 'roladin', outcome: 'done' },
      orderBy: { id: 'desc' },
      take: 1,
      select: { action: true, data: true },
    });
    expect(trail).toEqual([{ action: 'offer_days', data: LATER }]);
  });

  it('refuses a last day before the first beside its field, and a partner that the shop does not have', async () => {
    const codes = (days: object) =>
      offerDaysSchema.safeParse(days).error?.issues.map(({ path, message }) => [path[0], message]);
    expect(codes({ firstDay: LATER.lastDay, lastDay: LATER.firstDay })).toEqual([['lastDay', 'offer_days_order']]);
    expect(codes({ firstDay: '', lastDay: LATER.lastDay })).toEqual([['firstDay', 'day_required']]);
    expect(await changeOfferDays('nobody', LATER, staff())).toMatchObject({ code: 'not_found' });
    expect(await endOfferNow('nobody', staff())).toMatchObject({ code: 'not_found' });
  });
});
