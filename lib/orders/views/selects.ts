import { orderedBookSelect } from '@/lib/books/server';
import type { Prisma } from '@/lib/platform/db';
import { handOverSelect } from '../open-orders';

/** Everything that the owner sees of an order and its book, so that my-books needs one query. */
export const orderViewSelect = {
  id: true,
  number: true,
  kind: true,
  state: true,
  country: true,
  currency: true,
  tier: true,
  imageModel: true,
  totalMinor: true,
  accountId: true,
  creditsMinor: true,
  usedCoupon: { select: { kind: true } },
  email: true,
  createdAt: true,
  upgradeOfId: true,
  upgrades: {
    where: { state: { notIn: ['cancelled', 'refunded'] } },
    select: { id: true, kind: true, paidAt: true },
  },
  paidAt: true,
  productionFailedAt: true,
  dispatchBy: true,
  changes: handOverSelect,
  dispatchChanges: { orderBy: { id: 'asc' }, select: { from: true, reason: true } },
  neededBy: true,
  confirmedAt: true,
  lines: { select: { priceId: true, quantity: true, unitMinor: true } },
  downloads: { select: { id: true, expiresAt: true } },
  payments: { where: { disputedAt: { not: null } }, select: { disputedAt: true } },
  address: {
    select: {
      country: true,
      fullName: true,
      state: true,
      city: true,
      postalCode: true,
      street: true,
      house: true,
      apartment: true,
    },
  },
  gift: true,
  account: { select: { email: true, emailVerifiedAt: true, emailRefusedAt: true } },
  book: { select: orderedBookSelect },
} as const satisfies Prisma.OrderSelect;
export type OrderViewRow = Prisma.OrderGetPayload<{ select: typeof orderViewSelect }>;

/** Production progress of a paid book (`OrdersProgress`). */
export const orderProgressSelect = {
  id: true,
  state: true,
  bookId: true,
  book: {
    select: {
      revision: true,
      tasks: { where: { kind: 'production' }, select: orderedBookSelect.tasks.select },
    },
  },
} as const satisfies Prisma.OrderSelect;
