import { getPromisedDates, quoteBook } from '@/lib/prices';
import { DEMO_ORDERS, type DemoOrder } from './data/orders';
import { listPeople, toDemoPhone } from './data/people';
import { demoId, demoNumber } from './ids';
import { getBookId, planBook } from './plan-book';
import { planPayment } from './plan-payment';
import { planPictures } from './plan-pictures';
import { getShipmentId, planShipment } from './plan-shipment';
import { addHours, type DemoStep, findStep, HOUR_MS, listSteps } from './plan-steps';
import type { DemoRows } from './rows';

const CURRENCIES = { IL: 'ILS', US: 'USD', KE: 'KES' } as const;
const DAY_HOURS = 24;

/** Names the order in ids. */
export const toOrderName = (at: number): string => `order ${at}`;

/** Noon UTC before or after now: a promised day. */
const noonInDays = (now: Date, days: number): Date => {
  const noon = new Date(now);
  noon.setUTCHours(12, 0, 0, 0);
  const next = noon > now ? noon : addHours(noon, DAY_HOURS);
  return addHours(next, (days - 1) * DAY_HOURS);
};

type Dispatch = Pick<DemoRows, 'dispatchChanges'> & { readonly dispatchBy: Date | null };

/** The promised day of a confirmed book: as promised, at risk, or late after two new promises. */
function planDispatch(
  { country, with: what }: DemoOrder,
  orderId: string,
  confirmedAt: Date | null,
  now: Date,
): Dispatch {
  if (!confirmedAt) return { dispatchBy: null, dispatchChanges: [] };
  const promised = getPromisedDates({ country, confirmedAt }).dispatchBy;
  if (what === 'risk') return { dispatchBy: noonInDays(now, 1), dispatchChanges: [] };
  if (what !== 'late') return { dispatchBy: promised, dispatchChanges: [] };
  const [first, second, last] = [noonInDays(now, -7), noonInDays(now, -4), noonInDays(now, -1)];
  const reason = 'late' as const;
  return {
    dispatchBy: last,
    dispatchChanges: [
      { orderId, from: first, to: second, reason, at: addHours(first, -DAY_HOURS) },
      { orderId, from: second, to: last, reason, at: addHours(second, -DAY_HOURS) },
    ],
  };
}

/** The mail that a paid order was confirmed with. */
function planMessages({ language, with: what }: DemoOrder, orderId: string, accountId: string, paidAt: Date | null) {
  if (!paidAt) return [];
  const outcome =
    what === 'refused mail' ? { failedCode: 'rejected', givenUpAt: addHours(paidAt, 1) } : { sentAt: paidAt };
  const mail = { channel: 'email', language, orderId, accountId, createdAt: paidAt } as const;
  return [{ ...mail, key: `orderPaid:${orderId}`, kind: 'orderPaid', ...outcome }];
}

/** A digital gift waits until its buyer has looked through it; a printed one lies in its parcel. */
function planGift({ tier, language, country }: DemoOrder, orderId: string, sender: string) {
  const people = listPeople(country, language);
  const digital = tier === 'digital' && { recipientEmail: 'grandparent@example.com' };
  return { orderId, recipientName: people.at(-1)?.name ?? sender, senderName: sender, ...digital };
}

type Planned = { readonly id: string; readonly steps: readonly DemoStep[]; readonly createdAt: Date };

function planOrderRow(order: DemoOrder, { id, steps, createdAt }: Planned) {
  const { country, language, tier, state } = order;
  const paidAt = findStep(steps, 'paid');
  const { lines, totalMinor } = quoteBook({ country, tier, model: 'regular', dedication: false });
  return {
    row: {
      id,
      state,
      country,
      language,
      tier,
      currency: CURRENCIES[country],
      totalMinor: state === 'unpaid' || state === 'cancelled' ? null : totalMinor,
      createdAt,
      paidAt,
      confirmedAt: findStep(steps, 'confirmed'),
    },
    lines: lines.map((line) => ({ id: demoId(`line ${id} ${line.priceId}`), orderId: id, ...line })),
    totalMinor,
  };
}

/** All rows of one order of a parent. */
function planOrder(order: DemoOrder, at: number, now: Date): Partial<DemoRows> {
  const { country, language, tier, state, hoursAgo, with: what } = order;
  const name = toOrderName(at);
  const people = listPeople(country, language);
  const person = people[at % people.length];
  if (!person) return {};
  const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
  const [id, accountId] = [demoId(name), demoId(`account ${at}`)];
  const steps = listSteps(tier, state, createdAt);
  const email = `parent${at}@example.com`;
  const book = planBook(person, { name, accountId, country, language, tier, createdAt, at });
  const planned = planOrderRow(order, { id, steps, createdAt });
  const dispatch = planDispatch(order, id, planned.row.confirmedAt, now);
  const paid = { orderId: id, amountMinor: planned.totalMinor, currency: planned.row.currency };
  const isPrinted = tier !== 'digital';
  return {
    accounts: [
      { id: accountId, phone: toDemoPhone(country, at), email, country, language, createdAt, lastVisitAt: createdAt },
    ],
    // Without its hero no try can make this book: what a failed production looks like.
    books: [what === 'broken' ? { ...book, character: undefined, firstCharacter: undefined } : book],
    orders: [
      { ...planned.row, number: demoNumber(name), accountId, bookId: book.id, email, dispatchBy: dispatch.dispatchBy },
    ],
    lines: planned.row.totalMinor === null ? [] : planned.lines,
    addresses: isPrinted ? [planAddress(person, { orderId: id, country, at })] : [],
    changes: steps.map((step, index) => ({ id: demoId(`change ${name} ${index}`), orderId: id, ...step })),
    dispatchChanges: dispatch.dispatchChanges,
    gifts: what === 'gift' ? [planGift(order, id, person.name)] : [],
    messages: planMessages(order, id, accountId, planned.row.paidAt),
    ...(state === 'awaiting_confirmation' && planPictures(book.id)),
    ...planPayment(paid, { name, steps, partial: what === 'partial refund' }),
    ...planShipment({ orderId: id, name, at }, steps),
  };
}

type Place = { readonly orderId: string; readonly country: DemoOrder['country']; readonly at: number };

function planAddress(
  { name, city, street }: { readonly name: string; readonly city: string; readonly street: string },
  place: Place,
) {
  const { orderId, country, at } = place;
  const american = country === 'US' && { state: 'CA', postalCode: String(90_001 + at) };
  return { orderId, fullName: name, country, city, street, house: String(1 + (at % 40)), ...american };
}

/** The orders of parents, in every state that the desk shows. */
export const planOrders = (now: Date): readonly Partial<DemoRows>[] =>
  DEMO_ORDERS.map((order, at) => planOrder(order, at, now));

/** Orders at the print house whose print files are made: each takes seconds. */
export const FILED_ORDERS: readonly { readonly bookId: string; readonly shipmentId: string }[] = DEMO_ORDERS.flatMap(
  ({ with: what }, at) =>
    what === 'files' ? { bookId: getBookId(toOrderName(at)), shipmentId: getShipmentId(toOrderName(at)) } : [],
);

/** The order whose production fails as soon as a worker looks at it. */
export const BROKEN_ORDER_ID = demoId(toOrderName(DEMO_ORDERS.findIndex(({ with: what }) => what === 'broken')));
