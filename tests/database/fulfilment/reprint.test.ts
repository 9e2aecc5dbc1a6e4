import { describe, expect, it } from 'vitest';
import { POST as askForReprint, GET as readOptions } from '@/app/api/orders/[orderId]/reprint/route';
import type { ReprintRequest } from '@/lib/fulfilment';
import { MAX_DAILY_REPRINTS, OWN_REPRINT_DAYS, REPRINT_DAYS } from '@/lib/fulfilment/reprints/rules';
import { getReprintOptions, requestReprint } from '@/lib/fulfilment/server';
import { newId } from '@/lib/platform/ids';
import { unwrap } from '../support/draft-flow';
import { createShipmentFlow } from '../support/shipment-flow';
import { addSeconds, DAY } from '../support/time';
import { withRoutes } from '../support/with-routes';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { confirmed, submitted, prepare, submit, report, getState, getKinds } = createShipmentFlow(shop);
const callRoute = withRoutes(shop);

const DAMAGED: ReprintRequest = { reason: 'print_damage', description: 'הכריכה הגיעה קרועה' };
const LOST: ReprintRequest = { reason: 'lost_parcel', description: 'שבועיים ועדיין כלום' };
const MISTYPED: ReprintRequest = { reason: 'own_text', description: 'כתבנו נועה בלי ו' };
const ADDRESS: NonNullable<ReprintRequest['address']> = {
  country: 'IL',
  fullName: 'דנה לוי',
  state: null,
  city: 'עכו',
  postalCode: null,
  street: 'הגליל',
  houseNumber: '3',
  apartment: null,
};
const MISADDRESSED: ReprintRequest = { reason: 'own_address', description: 'עברנו דירה בינתיים', address: ADDRESS };

type Parcel = { readonly id: string; readonly accountId: string; readonly shipmentId: string };

let houses = 0;
/** A parcel on its way to a house of its own. */
async function sent(): Promise<Parcel> {
  const parcel = await submitted();
  houses += 1;
  await shop.db.shippingAddress.update({ where: { orderId: parcel.id }, data: { house: String(houses) } });
  return parcel;
}
async function delivered(): Promise<Parcel> {
  const parcel = await sent();
  await report(parcel.shipmentId, 'delivered');
  return parcel;
}
/** The parcel of a reprint arrives. */
async function deliverAgain({ id }: Parcel) {
  await prepare(id);
  const { id: shipmentId } = await shop.db.shipment.findFirstOrThrow({ where: { orderId: id, state: 'submitted' } });
  await submit(shipmentId);
  await report(shipmentId, 'delivered');
}
/** After the reports of the parcels, which come a day after `NOW`. */
const LATER = addSeconds(2 * DAY);
const ask = ({ id, accountId }: Parcel, request: ReprintRequest, now = LATER) =>
  requestReprint(id, request, { db: shop.db, enqueue: shop.enqueue, accountId, now });
const listRequests = (orderId: string) => shop.db.reprintRequest.findMany({ where: { orderId } });
const listSupport = (orderId: string) => shop.db.supportRequest.findMany({ where: { orderId } });

describe('rulings "Money": faults are always remedied', () => {
  it('the first one by itself: the book goes to print again with a new promise, and the parent is told', async () => {
    const parcel = await delivered();
    expect(unwrap(await ask(parcel, DAMAGED))).toEqual({ outcome: 'started' });
    expect(await getState(parcel.id)).toBe('printing');
    expect(await shop.queue.jobs('make-print-files', parcel.id)).not.toEqual([]);
    const { dispatchBy } = await shop.db.order.findUniqueOrThrow({ where: { id: parcel.id } });
    expect(Number(dispatchBy)).toBeGreaterThan(LATER.getTime());
    expect(await getKinds(parcel.id)).toContain('email printAgain');
    expect(await listSupport(parcel.id)).toEqual([]);
  });

  it('a later one too, but a person looks first', async () => {
    const parcel = await delivered();
    unwrap(await ask(parcel, DAMAGED));
    await deliverAgain(parcel);
    expect(unwrap(await ask(parcel, LOST, addSeconds(3 * DAY)))).toEqual({ outcome: 'staff' });
    expect(await getState(parcel.id)).toBe('delivered');
    const [request] = await listSupport(parcel.id);
    expect(request).toMatchObject({ topic: 'printing', description: expect.stringContaining(LOST.description) });
    const mails = [`supportRequest:${request?.id}`, `supportReceived:${request?.id}`];
    expect(await shop.db.messageSent.count({ where: { key: { in: mails } } })).toBe(2);
  });

  it('a parcel that is on its way counts as lost', async () => {
    const parcel = await sent();
    await report(parcel.shipmentId, 'shipped');
    unwrap(await ask(parcel, LOST));
    expect(await shop.db.shipment.findUniqueOrThrow({ where: { id: parcel.shipmentId } })).toMatchObject({
      state: 'failed',
    });
    expect(await getState(parcel.id)).toBe('printing');
  });
});

describe("a parent's own mistake is remedied once for each order", () => {
  it('mistyped words go to the staff, and the parent is told', async () => {
    const parcel = await delivered();
    expect(unwrap(await ask(parcel, MISTYPED))).toEqual({ outcome: 'staff' });
    expect(await getState(parcel.id)).toBe('delivered');
    expect(await listSupport(parcel.id)).toHaveLength(1);
    const options = { db: shop.db, accountId: parcel.accountId, now: LATER };
    expect(unwrap(await getReprintOptions(parcel.id, options))).toMatchObject({
      requested: true,
      ownMistakeUsed: true,
    });
    expect(await ask(parcel, DAMAGED)).toMatchObject({ code: 'reprint_requested' });
  });

  it('a wrong address: the right one is stored for the new parcel', async () => {
    const parcel = await delivered();
    expect(unwrap(await ask(parcel, MISADDRESSED))).toEqual({ outcome: 'started' });
    const { orderId: _, ...address } = await shop.db.shippingAddress.findUniqueOrThrow({
      where: { orderId: parcel.id },
    });
    const { houseNumber: house, ...rest } = ADDRESS;
    expect(address).toEqual({ ...rest, house });
    await deliverAgain(parcel);
    const again = addSeconds(3 * DAY);
    expect(await ask(parcel, MISTYPED, again)).toMatchObject({ code: 'reprint_mistake_used' });
    // A fault of ours is still remedied, by a person: it would be the second free copy.
    expect(unwrap(await ask(parcel, DAMAGED, again))).toEqual({ outcome: 'staff' });
  });

  it('not to another country, and then nothing is changed', async () => {
    const parcel = await delivered();
    const abroad = { ...MISADDRESSED, address: { ...ADDRESS, country: 'KE' as const } };
    expect(await ask(parcel, abroad)).toMatchObject({ code: 'address_country_not_served' });
    expect(await listRequests(parcel.id)).toEqual([]);
  });
});

describe('rulings "Money": free copies start by themselves once for a family, then a person looks', () => {
  /** Of this account, or another one, whose parcel goes to this house. */
  async function another({ accountId, house }: { accountId?: string; house: string }): Promise<Parcel> {
    const parcel = await delivered();
    await shop.db.shippingAddress.update({ where: { orderId: parcel.id }, data: { house } });
    if (accountId) await shop.db.order.update({ where: { id: parcel.id }, data: { accountId } });
    return { ...parcel, accountId: accountId ?? parcel.accountId };
  }
  const outcome = async (parcel: Parcel, request: ReprintRequest, now?: Date) =>
    unwrap(await ask(parcel, request, now)).outcome;

  it('a lost parcel, then another address, of one order', async () => {
    const parcel = await another({ house: '101' });
    expect(await outcome(parcel, LOST)).toBe('started');
    await deliverAgain(parcel);
    expect(await outcome(parcel, MISADDRESSED, addSeconds(3 * DAY))).toBe('staff');
  });

  it('another order of the account, wherever it goes', async () => {
    const first = await another({ house: '102' });
    expect(await outcome(first, LOST)).toBe('started');
    const second = await another({ accountId: first.accountId, house: '103' });
    expect(await outcome(second, LOST)).toBe('staff');
    const half = await another({ accountId: first.accountId, house: '104' });
    expect(await outcome(half, LOST, addSeconds(20 * DAY))).toBe('staff');
  });

  it('another account of the same house', async () => {
    expect(await outcome(await another({ house: '105' }), LOST)).toBe('started');
    expect(await outcome(await another({ house: '105' }), DAMAGED)).toBe('staff');
    expect(await outcome(await another({ house: '106' }), DAMAGED)).toBe('started');
  });

  it('half a year later it starts by itself again', async () => {
    const first = await another({ house: '107' });
    expect(await outcome(first, LOST)).toBe('started');
    await shop.db.reprintRequest.updateMany({
      where: { orderId: first.id },
      data: { createdAt: addSeconds(-(OWN_REPRINT_DAYS + 1) * DAY, LATER) },
    });
    const second = await another({ accountId: first.accountId, house: '107' });
    expect(await outcome(second, LOST)).toBe('started');
  });
});

describe('who may not ask', () => {
  it("another account, for another's order: it does not exist", async () => {
    const parcel = await delivered();
    const other = await delivered();
    expect(await ask({ ...parcel, accountId: other.accountId }, DAMAGED)).toMatchObject({ code: 'not_found' });
    const options = { db: shop.db, accountId: other.accountId, now: LATER };
    expect(await getReprintOptions(parcel.id, options)).toMatchObject({ code: 'not_found' });
    expect(await ask({ ...parcel, id: newId() }, DAMAGED)).toMatchObject({ code: 'not_found' });
  });

  it.each(['awaiting_confirmation', 'confirmed', 'printing', 'ready', 'cancelled', 'refunded'] as const)(
    'an order that is %s',
    async (state) => {
      const parcel = await delivered();
      await shop.db.order.update({ where: { id: parcel.id }, data: { state, tier: 'combo' } });
      expect(await ask(parcel, DAMAGED)).toMatchObject({ code: 'order_not_reprintable' });
      expect(await listRequests(parcel.id)).toEqual([]);
    },
  );

  it('a digital order', async () => {
    const order = await confirmed();
    await shop.db.order.update({ where: { id: order.id }, data: { state: 'ready', tier: 'digital' } });
    expect(await ask({ ...order, shipmentId: '' }, DAMAGED)).toMatchObject({ code: 'order_not_reprintable' });
  });

  it('anybody, thirty days after the hand-over', async () => {
    const parcel = await delivered();
    const { at } = await shop.db.orderChange.findFirstOrThrow({ where: { orderId: parcel.id, to: 'delivered' } });
    const end = addSeconds(REPRINT_DAYS * DAY, at);
    expect(await ask(parcel, DAMAGED, end)).toMatchObject({ code: 'reprint_period_over' });
    expect(unwrap(await ask(parcel, DAMAGED, addSeconds(-1, end)))).toEqual({ outcome: 'started' });
  });
});

describe('a double click, and too many requests', () => {
  it('two at once are one reprint', async () => {
    const parcel = await delivered();
    const outcomes = await Promise.all([ask(parcel, MISADDRESSED), ask(parcel, MISADDRESSED), ask(parcel, DAMAGED)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await listRequests(parcel.id)).toHaveLength(1);
  });

  it('beyond the daily number a person decides; the next day it goes on', async () => {
    const parcel = await delivered();
    const now = addSeconds(20 * DAY);
    const full = {
      orderId: parcel.id,
      reason: 'print_damage',
      description: 'x'.repeat(10),
      outcome: 'started',
    } as const;
    const other = await delivered();
    await shop.db.reprintRequest.createMany({
      data: Array.from({ length: MAX_DAILY_REPRINTS }, () => ({ ...full, orderId: other.id, createdAt: now })),
    });
    expect(unwrap(await ask(parcel, MISADDRESSED, addSeconds(60, now)))).toEqual({ outcome: 'staff' });
    const third = await delivered();
    expect(unwrap(await ask(third, DAMAGED, addSeconds(DAY + 61, now)))).toEqual({ outcome: 'started' });
  });

  it('a request whose mail cannot be queued leaves nothing behind', async () => {
    const { id, accountId } = await delivered();
    const enqueue = async () => {
      throw new Error('queue away');
    };
    await expect(requestReprint(id, MISADDRESSED, { db: shop.db, enqueue, accountId, now: LATER })).rejects.toThrow(
      'queue away',
    );
    expect([await listRequests(id), await getState(id)]).toEqual([[], 'delivered']);
    expect(await shop.db.shippingAddress.findUniqueOrThrow({ where: { orderId: id } })).toMatchObject({ city: 'חיפה' });
  });
});

describe('the route', () => {
  it('signed out nothing is answered, and faulty input is named beside its field', async () => {
    const { id: orderId } = await delivered();
    expect((await callRoute(askForReprint, DAMAGED, { orderId })).status).toBe(401);
    const faulty = await callRoute(askForReprint, { reason: 'gift', description: 'x' }, { orderId });
    expect([faulty.status, faulty.body.error?.fields]).toEqual([
      422,
      { reason: 'reprint_reason_required', description: 'reprint_text_too_short' },
    ]);
    const forged = await callRoute(askForReprint, DAMAGED, { orderId: 'x' });
    expect(forged.status).toBe(404);
    const read = await readOptions(new Request('http://localhost:3000/api'), { params: Promise.resolve({ orderId }) });
    expect(read.status).toBe(401);
  });
});
