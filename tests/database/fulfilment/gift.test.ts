import { describe, expect, it } from 'vitest';
import { handleSendMessage } from '@/lib/fulfilment/messages/send-message.handler';
import { getConfirmation, getPrintJob, renderJobPage } from '@/lib/fulfilment/server';
import { handleWatchFulfilment } from '@/lib/fulfilment/watch-fulfilment.handler';
import { getOrder, makeGiftCard, openGiftCard, saveGift } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { fail, ok } from '@/lib/platform/result';
import { signToken } from '@/lib/platform/tokens';
import { getPrintStart, getPromisedDates } from '@/lib/prices';
import type { PrintOrder } from '@/lib/providers/fulfilment/port';
import { createSandboxSms } from '@/lib/providers/sms/sandbox';
import { SQUARE_210 } from '@/lib/typesetting';
import { unwrap } from '../support/draft-flow';
import { createFakeEmail } from '../support/fake-email';
import { createPrintFlow } from '../support/print-flow';
import { createShipmentFlow, FULFILMENT_SECRET as SECRET, sandbox } from '../support/shipment-flow';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { awaiting, confirm } = createPrintFlow(shop);
const { prepare, submit, findShipment, getState } = createShipmentFlow(shop);
const GIFT = {
  active: true,
  recipientName: 'סבתא רות',
  recipientEmail: null,
  senderName: 'יואב',
  message: 'מזל טוב!',
  sendAt: null,
  dispatchOn: null,
};
const toText = (day: Date) => day.toISOString().slice(0, 10);
/** A business day in about six weeks. */
const CHOSEN = getPromisedDates({ country: 'IL', confirmedAt: addSeconds(32 * DAY) }).dispatchBy;
const typeset = async ({ message }: { readonly message: string }) => ok(new TextEncoder().encode(message));

type Order = { readonly id: string; readonly accountId: string };
const save = ({ id, accountId }: Order, changes: object = {}, now = NOW) =>
  saveGift(id, { ...GIFT, ...changes }, { db: shop.db, accountId, now });

async function given(changes: object = {}) {
  const order = await awaiting();
  expect(await save(order, changes)).toEqual(ok({ saved: true }));
  return order;
}

describe('§9 gift: the chosen day of dispatch of a printed gift', () => {
  it('is promised, and shown before and after the confirmation', async () => {
    const order = await given({ dispatchOn: toText(CHOSEN) });
    const deps = { db: shop.db, accountId: order.accountId, now: NOW };
    expect(unwrap(await getConfirmation(order.id, deps)).dispatchBy).toBe(CHOSEN.toISOString());
    expect(unwrap(await confirm(order)).dispatchBy).toEqual(CHOSEN);
    const view = { ...deps, sign: shop.storage.signedUrl, secret: SECRET };
    expect(unwrap(await getOrder(order.id, view)).dispatchBy).toBe(CHOSEN.toISOString());
  });

  it('confirmed too late, another day is promised, and the page says so', async () => {
    const order = await given({ dispatchOn: toText(CHOSEN) });
    const late = new Date(CHOSEN.getTime() - 3 * DAY * 1000);
    const shown = unwrap(await getConfirmation(order.id, { db: shop.db, accountId: order.accountId, now: late }));
    expect(shown.chosenDay).toBe(CHOSEN.toISOString());
    const { dispatchBy } = unwrap(await confirm(order, late));
    expect(dispatchBy).toEqual(getPromisedDates({ country: 'IL', confirmedAt: late }).dispatchBy);
    expect(shown.dispatchBy).toBe(dispatchBy.toISOString());
    expect(dispatchBy > CHOSEN).toBe(true);
  });

  it('holds the printing back until it is due, and is not refunded meanwhile', async () => {
    const order = await given({ dispatchOn: toText(CHOSEN) });
    await confirm(order);
    await prepare(order.id);
    const { id } = await findShipment(order.id);
    await submit(id);
    expect(await getState(order.id)).toBe('confirmed');
    await shop.db.shipment.update({ where: { id }, data: { createdAt: NOW } });
    await shop.db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'submit-shipment'`;
    const watch = (now: Date) =>
      handleWatchFulfilment({ db: shop.db, enqueue: shop.enqueue, profile: SQUARE_210, now });
    await watch(addSeconds(10 * DAY));
    expect(await shop.queue.jobs('submit-shipment', id)).toEqual([]);
    expect(await getState(order.id)).toBe('confirmed');
    await watch(getPrintStart('IL', CHOSEN));
    expect(await shop.queue.jobs('submit-shipment', id)).toHaveLength(1);
  });

  it.each([
    [toText(addSeconds(2 * DAY)), 'gift_day_too_early'],
    [toText(addSeconds(130 * DAY)), 'gift_day_too_far'],
  ] as const)('is refused when it cannot be kept', async (dispatchOn, code) => {
    const order = await awaiting();
    expect(await save(order, { dispatchOn })).toEqual(fail(code));
  });
});

describe('§9 gift: the greeting card of a printed gift', () => {
  it("is its buyer's, and changes until the book is confirmed for print", async () => {
    const order = await given();
    expect(await save(order, { message: 'שנה טובה' })).toEqual(ok({ saved: true }));
    const make = (accountId: string) => makeGiftCard(order.id, { db: shop.db, accountId, typeset });
    expect(await make(order.accountId)).toEqual(await typeset({ message: 'שנה טובה' }));
    expect(await make(newId())).toEqual(fail('not_found'));
    await confirm(order);
    expect(await save(order, { message: 'אחרת' })).toEqual(fail('order_closed'));
  });

  it('words that do not fit it are refused', async () => {
    const order = await awaiting();
    expect(await save(order, { message: 'a\n'.repeat(100) })).toEqual(fail('gift_does_not_fit'));
  });

  it('opens by its link until the parcel is delivered', async () => {
    const order = await given();
    const open = (token: string) => openGiftCard(token, { db: shop.db, secret: SECRET, typeset });
    const token = signToken(SECRET, 'gift-card', order.id);
    expect(await open(token)).toEqual(await typeset(GIFT));
    expect(await open(`${token}x`)).toEqual(fail('not_found'));
    expect(await open(signToken(SECRET, 'gift', order.id))).toEqual(fail('not_found'));
    await shop.db.order.update({ where: { id: order.id }, data: { state: 'delivered' } });
    expect(await open(token)).toEqual(fail('not_found'));
  });
});

describe('§9 gift: no prices in the parcel', () => {
  /** What a print house is handed of a gift. */
  async function handedTo(enclosesCard: boolean) {
    const order = await given();
    await confirm(order);
    await prepare(order.id);
    const { id: shipmentId } = await findShipment(order.id);
    const orders: PrintOrder[] = [];
    const submitted = async (printOrder: PrintOrder) => {
      orders.push(printOrder);
      return sandbox.submit(printOrder);
    };
    await submit(shipmentId, { ...sandbox, enclosesCard, submit: submitted });
    return { ...order, shipmentId, handed: orders[0] };
  }

  it('the order for the print house names neither price nor invoice, and carries the card where it is enclosed', async () => {
    const { id, handed } = await handedTo(true);
    const { totalMinor } = await shop.db.order.findUniqueOrThrow({ where: { id } });
    expect(handed?.cardUrl).toMatch(/^https:\/\/shop\.test\/api\/gift-cards\//);
    const text = JSON.stringify(handed);
    expect(text).not.toMatch(/price|total|amount|invoice|currency|minor|[₪$]|ILS/i);
    expect(text).not.toContain(`"${totalMinor}"`);
    expect((await handedTo(false)).handed?.cardUrl).toBeNull();
  });

  it('the page of the print job holds the card and asks for no invoice', async () => {
    const { shipmentId } = await handedTo(true);
    const token = signToken(SECRET, 'print-job', shipmentId);
    const job = unwrap(await getPrintJob(token, { db: shop.db, storage: shop.storage, secrets: [SECRET], now: NOW }));
    const page = renderJobPage(job, { language: 'en', saved: null });
    expect(page).toContain('/api/gift-cards/');
    expect(page).toContain('no invoice');
    expect(page).not.toMatch(/[₪$]\s?\d|ILS/);
    const plain = renderJobPage({ ...job, gift: null }, { language: 'en', saved: null });
    expect(plain).not.toMatch(/gift/i);
  });

  it('where the print house encloses none, the buyer gets the card by mail', async () => {
    const { id } = await handedTo(false);
    const { sent, email } = createFakeEmail();
    const { key } = await shop.db.messageSent.findFirstOrThrow({ where: { orderId: id, kind: 'printingStarted' } });
    const base = {
      db: shop.db,
      email,
      storage: shop.storage,
      sms: createSandboxSms({ record: async () => {}, now: () => NOW }),
      now: () => NOW,
    };
    const payload = { orderId: id, kind: 'printingStarted', channel: 'email', key } as const;
    await handleSendMessage(payload, { ...base, shopUrl: 'https://shop.test', secret: SECRET, enclosesCard: false });
    // The address is not confirmed, so that the mail leads to the order.
    expect(sent[0]?.html).toContain(`/order-confirmation/${id}`);
  });
});
