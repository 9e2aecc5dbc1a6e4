import { approveGroupBook } from '@/lib/books/server';
import {
  countGroupBooks,
  createPart,
  findOrderWithPayments,
  lockOrder,
  type OrderWithPayments,
  requestRefund,
} from '@/lib/orders/server';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { findChildStory, listMissingParts } from '../ordering/check-class';
import { findOrderedClass, type OrderedClass } from '../ordering/repository';
import { advanceClass, getClassFormat } from './advance-class';
import { recordClassMail } from './record-class-mail';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date };
type Ending = Pick<Deps, 'enqueue' | 'now'>;

/** Milliseconds: the largest class has 200 books, each with an order of its own. */
const TX_OPTIONS = { maxWait: 20_000, timeout: 120_000 } as const;

/** Whether the class is what was paid for: as many children, and nothing missing of any. */
const isAsPaid = (group: OrderedClass, order: OrderWithPayments): boolean =>
  group.children.length === countGroupBooks(order) &&
  group.children.every((child) => listMissingParts(child, group).length === 0);

/**
 * Creates the orders of a paid class, one for each child's book, in one transaction, and starts them. A repeat creates
 * nothing twice. The payment of a class that was changed while the checkout was open goes back. Throws to retry.
 */
export function handleStartClass({ orderId }: { readonly orderId: string }, { db, enqueue, now }: Deps): Promise<void> {
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await findOrderWithPayments(tx, orderId);
    const returned = order?.payments.some(({ refunds }) => refunds.some(({ reason }) => reason === 'not_producible'));
    if (order?.kind !== 'kindergarten' || order.state !== 'paid' || returned) return;
    const group = await findOrderedClass(tx, orderId);
    if (!group || !isAsPaid(group, order)) return giveBack(tx, order, { enqueue, now });
    for (const child of group.children) await startChild(tx, group, order, child, { enqueue, now });
    await recordClassMail(tx, order, 'classOrdered', { enqueue, now });
    await advanceClass(tx, order, { enqueue, now });
  }, TX_OPTIONS);
}

async function giveBack(tx: Tx, { payments }: OrderWithPayments, ending: Ending): Promise<void> {
  for (const { id: paymentId, state } of payments) {
    if (state === 'paid') await requestRefund(tx, { paymentId, reason: 'not_producible' }, ending);
  }
}

async function startChild(
  tx: Tx,
  group: OrderedClass,
  order: OrderWithPayments,
  { book, addedByLink }: OrderedClass['children'][number],
  ending: Ending,
): Promise<void> {
  const catalogueId = findChildStory(book, group);
  const story = catalogueId !== null && {
    catalogueId,
    language: group.language,
    priceTier: getClassFormat(order),
    accountId: addedByLink ? null : order.accountId,
  };
  // Changed since it was read: the next try reads it again.
  if (!story || !(await approveGroupBook(tx, book.id, story, ending.now))) {
    throw new Error(`Book ${book.id} of order ${order.id} was changed while it was started`);
  }
  await createPart(tx, order, { bookId: book.id }, ending);
}
