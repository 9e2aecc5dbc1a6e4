import type { CountryCode } from '@/lib/markets';
import type { PartnerId } from '@/lib/partners';
import { Prisma, type Tx } from '@/lib/platform/db';
import { isAfter, NEWEST_FIRST, type PageEnd } from '@/lib/platform/db/newest-first';
import { type PriceId, priceFor } from '@/lib/prices';

// What the shop's desk reads of orders. No query here selects a picture, a photo or a child.

/** The lists of orders that the desk opens. */
export type OrderList = 'all' | 'paid' | 'confirm' | 'making' | 'printing' | 'late' | 'failed';

const DAY_MS = 86_400_000;

/** `late`: the promised day of dispatch has passed, or is tomorrow at the latest. */
const getListWhere = (list: OrderList, now: Date): Prisma.OrderWhereInput => {
  switch (list) {
    case 'all':
      return {};
    case 'paid':
      return { state: 'paid' };
    case 'confirm':
      return { state: 'awaiting_confirmation' };
    case 'making':
      return { state: 'in_production' };
    case 'printing':
      return { state: { in: ['confirmed', 'printing'] } };
    case 'late':
      return {
        state: { in: ['confirmed', 'printing'] },
        dispatchBy: { lt: new Date(now.getTime() + DAY_MS) },
      };
    case 'failed':
      return { state: 'in_production', productionFailedAt: { not: null } };
  }
};

export const countOrderList = (tx: Tx, list: OrderList, now: Date) =>
  tx.order.count({ where: getListWhere(list, now) });

/** Whether anybody has ever ordered something. */
export const hasOrders = async (tx: Tx): Promise<boolean> =>
  (await tx.order.findFirst({ select: { id: true } })) !== null;

const rowSelect = {
  id: true,
  number: true,
  kind: true,
  state: true,
  country: true,
  currency: true,
  tier: true,
  totalMinor: true,
  createdAt: true,
  paidAt: true,
  dispatchBy: true,
  neededBy: true,
  productionFailedAt: true,
  email: true,
  address: { select: { fullName: true } },
} as const satisfies Prisma.OrderSelect;
export type OrderListRow = Prisma.OrderGetPayload<{ select: typeof rowSelect }>;

type Listing = {
  readonly list: OrderList;
  /** Only these, found by a search. */
  readonly ids?: readonly string[] | undefined;
  /** The last row of the page before. */
  readonly after?: PageEnd | undefined;
  readonly take: number;
  readonly now: Date;
};

/** Newest first, one page after the other. */
export const listOrderPage = (tx: Tx, { list, ids, after, take, now }: Listing) =>
  tx.order.findMany({
    where: {
      AND: [getListWhere(list, now), ids ? { id: { in: [...ids] } } : {}, isAfter(after)],
    },
    orderBy: [...NEWEST_FIRST],
    take,
    select: rowSelect,
  });

/** Beginnings to look for; empty lists look for nothing. */
export type OrderSearch = {
  readonly number: string | null;
  readonly tracking: string | null;
  readonly email: string | null;
  /** E.164 */
  readonly phones: readonly string[];
  /** Words of a name, as a `tsquery`. */
  readonly name: string | null;
};

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
const startsWith = (text: string): string => `${escapeLike(text)}%`;

/**
 * Ids of the orders that a search finds: each part reads one index. The newest of each part, so that a common name does
 * not read the whole table.
 */
export async function searchOrderIds(tx: Tx, search: OrderSearch, take: number): Promise<readonly string[]> {
  const parts: Prisma.Sql[] = [];
  const { number, tracking, email, phones, name } = search;
  if (number) parts.push(Prisma.sql`(SELECT id FROM orders WHERE number LIKE ${startsWith(number)} LIMIT ${take})`);
  if (tracking) {
    parts.push(Prisma.sql`(SELECT orders.id FROM orders JOIN shipments ON shipments.order_id = orders.id
      WHERE upper(shipments.tracking_number) LIKE ${startsWith(tracking)} LIMIT ${take})`);
  }
  if (email) {
    parts.push(Prisma.sql`(SELECT id FROM orders WHERE lower(email) LIKE ${startsWith(email)} LIMIT ${take})`);
  }
  for (const phone of phones) {
    parts.push(Prisma.sql`(SELECT orders.id FROM orders JOIN accounts ON accounts.id = orders.account_id
      WHERE accounts.phone LIKE ${startsWith(phone)} LIMIT ${take})`);
  }
  if (name) {
    parts.push(Prisma.sql`(SELECT orders.id FROM orders JOIN shipping_addresses ON shipping_addresses.order_id = orders.id
      WHERE to_tsvector('simple', shipping_addresses.full_name) @@ to_tsquery('simple', ${name}) LIMIT ${take})`);
  }
  if (parts.length === 0) return [];
  const rows = await tx.$queryRaw<{ id: string }[]>`${Prisma.join(parts, ' UNION ')}`;
  return rows.map(({ id }) => id);
}

const changeSelect = { orderBy: { id: 'asc' }, select: { from: true, to: true, by: true, at: true } } as const;

const orderSelect = {
  ...rowSelect,
  accountId: true,
  language: true,
  imageModel: true,
  confirmedAt: true,
  creditsMinor: true,
  groupOrderId: true,
  upgradeOfId: true,
  kindergarten: { select: { id: true } },
  company: { select: { id: true } },
  bookId: true,
  book: { select: { catalogueId: true, language: true, edits: true, deletedAt: true } },
  account: { select: { phone: true, email: true, emailVerifiedAt: true, emailRefusedAt: true } },
  address: true,
  lines: { select: { priceId: true, quantity: true, unitMinor: true } },
  changes: { orderBy: { at: 'asc' }, select: changeSelect.select },
  dispatchChanges: { orderBy: { id: 'asc' }, select: { from: true, to: true, reason: true, at: true } },
  payments: {
    orderBy: { createdAt: 'asc' },
    select: {
      id: true,
      provider: true,
      state: true,
      amountMinor: true,
      refundedMinor: true,
      currency: true,
      createdAt: true,
      disputedAt: true,
      changes: changeSelect,
      refunds: {
        select: { id: true, amountMinor: true, reason: true, note: true, requestedAt: true, refundedAt: true },
      },
    },
  },
  shipments: {
    orderBy: { createdAt: 'asc' },
    select: {
      id: true,
      provider: true,
      state: true,
      carrier: true,
      trackingNumber: true,
      createdAt: true,
      changes: changeSelect,
    },
  },
  messages: {
    orderBy: { createdAt: 'asc' },
    select: {
      key: true,
      channel: true,
      kind: true,
      createdAt: true,
      sentAt: true,
      givenUpAt: true,
      failedCode: true,
    },
  },
  downloads: { select: { id: true, edits: true, bytes: true, createdAt: true, renewedAt: true, expiresAt: true } },
  reprints: { select: { reason: true, description: true, outcome: true, createdAt: true } },
  support: { select: { id: true, topic: true, description: true, state: true, createdAt: true } },
  notes: {
    orderBy: { createdAt: 'asc' },
    select: { id: true, text: true, createdAt: true, member: { select: { phone: true } } },
  },
} as const satisfies Prisma.OrderSelect;
export type OrderHistoryRow = Prisma.OrderGetPayload<{ select: typeof orderSelect }>;

/** An order with everything that happened to it. */
export const findOrderHistory = (tx: Tx, id: string) => tx.order.findUnique({ where: { id }, select: orderSelect });

/** Whichever the format, one of these lines is its book. */
const BOOK_LINES = ['digital', 'printed'] as const satisfies readonly PriceId[];

/** Paid orders of books that came with a partner's offer, at less than the regular price. */
export const countOfferUses = (tx: Tx, partner: PartnerId, countries: readonly CountryCode[]): Promise<number> =>
  tx.order.count({
    where: {
      paidAt: { not: null },
      kind: 'parent',
      upgradeOfId: null,
      book: { offer: partner },
      OR: countries.flatMap((country) =>
        BOOK_LINES.map((priceId) => ({
          country,
          lines: { some: { priceId, unitMinor: { lt: priceFor(country, priceId) } } },
        })),
      ),
    },
  });
