import type { CountryCode, Language } from '@/lib/markets';
import type { OrderState } from '@/lib/orders';
import { getGroupPromise, type Quote } from '@/lib/prices';
import { toDemoPhone } from './data/people';
import { demoId, demoNumber } from './ids';
import { planBook } from './plan-book';
import { planPayment } from './plan-payment';
import { planShipment } from './plan-shipment';
import { findStep, HOUR_MS, listSteps } from './plan-steps';
import type { DemoRows } from './rows';

const CURRENCIES = { IL: 'ILS', US: 'USD', KE: 'KES' } as const;

export type GroupPlan = {
  readonly kind: 'kindergarten' | 'company';
  readonly name: string;
  readonly country: CountryCode;
  readonly language: Language;
  readonly tier: 'digital' | 'printed';
  readonly state: OrderState;
  readonly hoursAgo: number;
  readonly quote: Quote;
  /** Of the last two digits of the phone; no parent has it. */
  readonly phone: number;
  readonly heroes: readonly { readonly child: string; readonly gender: 'boy' | 'girl' }[];
  readonly provider?: string;
};

/** The ids of a group: of its account, its order, and the book of each hero. */
export const getGroupIds = ({ name, heroes }: GroupPlan) => ({
  accountId: demoId(`account ${name}`),
  orderId: demoId(name),
  bookIds: heroes.map((_, at) => demoId(`book ${name} ${at}`)),
});

type Timed = { readonly createdAt: Date; readonly email: string };

function planGroupOrder(group: GroupPlan, { createdAt, email }: Timed) {
  const { kind, name, country, language, tier, state, quote } = group;
  const steps = listSteps(tier, state, createdAt);
  const confirmedAt = findStep(steps, 'confirmed');
  const { accountId, orderId: id } = getGroupIds(group);
  const row = {
    id,
    number: demoNumber(name),
    kind,
    accountId,
    state,
    country,
    currency: CURRENCIES[country],
    language,
    tier,
    email,
    totalMinor: quote.totalMinor,
    ...(tier === 'printed' && { deliveryType: 'kindergarten_delivery_standard' }),
    createdAt,
    paidAt: findStep(steps, 'paid'),
    confirmedAt,
    dispatchBy: confirmedAt && getGroupPromise(country, confirmedAt, 'standard').dispatchBy,
  };
  return { row, steps };
}

type PlannedOrder = ReturnType<typeof planGroupOrder>;

/** The order of one book that the group pays for. */
function planPart(
  { row, steps }: PlannedOrder,
  part: { readonly name: string; readonly bookId: string; readonly at: number },
) {
  const { name, bookId, at } = part;
  const orderId = demoId(name);
  const own = steps
    .filter(({ to }) => to !== 'awaiting_payment')
    .map((step) => (step.to === 'paid' ? { ...step, from: 'unpaid' as const } : step));
  return {
    orders: [{ ...row, id: orderId, number: demoNumber(name), bookId, groupOrderId: row.id, totalMinor: 0 }],
    changes: own.map((step, index) => ({ id: demoId(`change ${name} ${index}`), orderId, ...step })),
    ...planShipment({ orderId, name, at }, steps),
  } satisfies Partial<DemoRows>;
}

/** The order of a class or a company with its books; once it is paid, with the order of each book. */
export function planGroup(group: GroupPlan, now: Date): readonly Partial<DemoRows>[] {
  const { name, country, language, tier, heroes, quote, phone, provider = 'sandbox' } = group;
  const createdAt = new Date(now.getTime() - group.hoursAgo * HOUR_MS);
  const email = `${name.replaceAll(' ', '-')}@example.com`;
  const { accountId, orderId, bookIds } = getGroupIds(group);
  const planned = planGroupOrder(group, { createdAt, email });
  const { row, steps } = planned;
  const own: Partial<DemoRows> = {
    accounts: [
      {
        id: accountId,
        phone: toDemoPhone(country, phone),
        email,
        country,
        language,
        createdAt,
        lastVisitAt: createdAt,
      },
    ],
    books: heroes.map((hero, at) =>
      planBook(hero, { name: `${name} ${at}`, accountId: null, country, language, tier, createdAt, at }),
    ),
    orders: [row],
    lines: quote.lines.map((line) => ({ id: demoId(`line ${name} ${line.priceId}`), orderId, ...line })),
    changes: steps.map((step, index) => ({ id: demoId(`change ${name} ${index}`), orderId, ...step })),
    ...planPayment({ orderId, amountMinor: quote.totalMinor, currency: row.currency }, { name, steps, provider }),
  };
  const parts = bookIds.map((bookId, at) => planPart(planned, { name: `${name} part ${at}`, bookId, at: 60 + at }));
  return [own, ...(row.paidAt ? parts : [])];
}
