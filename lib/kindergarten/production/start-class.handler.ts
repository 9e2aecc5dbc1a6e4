import { approveGroupBook } from '@/lib/books/server';
import {
  countGroupBooks,
  createPart,
  findOrderWithPayments,
  listParts,
  lockOrder,
  type OrderWithPayments,
  returnMissingBooks,
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

/** The children whose books are made: those that lack nothing, as many as were paid for. */
const listMade = (group: OrderedClass, order: OrderWithPayments): OrderedClass['children'] =>
  group.children.filter((child) => listMissingParts(child, group).length === 0).slice(0, countGroupBooks(order));

/**
 * Creates the orders of a paid class, one for each child's book, in one transaction, and starts them. A repeat creates
 * nothing twice. A paid class never fails as a whole (rulings, "Class and company links"): the price of a child who
 * left while the checkout was open goes back, and the others' books are made. Throws to retry.
 */
export function handleStartClass({ orderId }: { readonly orderId: string }, { db, enqueue, now }: Deps): Promise<void> {
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await findOrderWithPayments(tx, orderId);
    if (order?.kind !== 'kindergarten' || order.state !== 'paid') return;
    if ((await listParts(tx, orderId)).length > 0) return;
    const group = await findOrderedClass(tx, orderId);
    const children = group ? listMade(group, order) : [];
    const count = { digital: 0, printed: 0, [getClassFormat(order)]: children.length };
    const missing = await returnMissingBooks(tx, order, count, { enqueue, now });
    if (!group || children.length === 0) return;
    for (const child of children) await startChild(tx, group, order, child, { enqueue, now });
    await recordClassMail(tx, order, 'classOrdered', { enqueue, now });
    if (missing > 0) await recordClassMail(tx, order, 'classBookLeft', { enqueue, now });
    await advanceClass(tx, order, { enqueue, now });
  }, TX_OPTIONS);
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
