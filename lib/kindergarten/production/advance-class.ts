import { listDrawnBooks } from '@/lib/books/server';
import type { ClassMailKind } from '@/lib/email';
import type { OrderState } from '@/lib/orders';
import { listParts, moveOrder, type OrderRow } from '@/lib/orders/server';
import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { deriveClassState, planClassMoves } from './class-state';
import { recordClassMail } from './record-class-mail';

type Deps = { readonly enqueue: Enqueue; readonly now: Date };

/** What the teacher is told when a class has come to a state. */
const MAILS: { readonly [State in OrderState]?: ClassMailKind } = {
  ready: 'classReady',
  awaiting_confirmation: 'classReady',
  shipped: 'classShipped',
  ready_for_pickup: 'classAtPickup',
};

export const getClassFormat = ({ tier }: Pick<OrderRow, 'tier'>): 'digital' | 'printed' =>
  tier === 'digital' ? 'digital' : 'printed';

/**
 * The state that a class has by its books; `null` while it has none. Whether they are drawn matters only until the class
 * waits for its approval.
 */
export async function findClassState(
  tx: Tx,
  order: Pick<OrderRow, 'state' | 'tier'>,
  parts: readonly OrderRow[],
): Promise<OrderState | null> {
  const format = getClassFormat(order);
  const bookIds = parts.flatMap(({ bookId }) => bookId ?? []);
  const drawn = format === 'printed' && order.state === 'paid' ? await listDrawnBooks(tx, bookIds) : null;
  return deriveClassState(
    format,
    parts.map(({ state, bookId }) => ({ state, drawn: drawn === null || (bookId !== null && drawn.has(bookId)) })),
  );
}

/** Brings the locked order of a class to the state of its slowest book, and tells the teacher once about each step. */
export async function advanceClass(tx: Tx, order: OrderRow, { enqueue, now }: Deps): Promise<void> {
  const to = await findClassState(tx, order, await listParts(tx, order.id));
  if (!to) return;
  let current = order;
  for (const next of planClassMoves(getClassFormat(order), order.state, to)) {
    if (!(await moveOrder(tx, current, next, 'fulfilment', now))) return;
    current = { ...current, state: next };
  }
  const mail = current.state === order.state ? undefined : MAILS[current.state];
  if (mail) await recordClassMail(tx, order, mail, { enqueue, now });
}
