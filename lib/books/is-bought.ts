import type { Prisma } from '@/lib/platform/db';

/** Of every order of a book, what tells whether it is bought and which order is its own; the newest first. */
export const bookOrders = {
  orderBy: { createdAt: 'desc' },
  select: { id: true, paidAt: true, state: true, kind: true, upgradeOfId: true },
} as const satisfies Prisma.Book$ordersArgs;

type BookOrder = Prisma.OrderGetPayload<{ select: (typeof bookOrders)['select'] }>;

type PaidOrder = Pick<BookOrder, 'paidAt' | 'state'>;

const GIVEN_BACK: readonly BookOrder['state'][] = ['cancelled', 'refunded'];

/** Whether this order is paid and not given back. */
export const isBoughtOrder = ({ paidAt, state }: PaidOrder): boolean => paidAt !== null && !GIVEN_BACK.includes(state);

/** Whether an order of the book is paid and not given back, whatever became of the others, such as of a printed copy. */
export const isBoughtBook = ({ orders }: { readonly orders: readonly PaidOrder[] }): boolean =>
  orders.some(isBoughtOrder);

/** The order of the book itself, not of a printed copy or of something that was added later; a bought one comes first. */
export function findMainOrderId({ orders }: { readonly orders: readonly BookOrder[] }): string | null {
  const main = orders.filter(({ kind, upgradeOfId }) => kind !== 'extra' && upgradeOfId === null);
  return (main.find(isBoughtOrder) ?? main[0])?.id ?? null;
}
