import { listDrawnBooks, listOverflowingPages, type SignUrl, toOrderedBookCover, toTaskView } from '@/lib/books/server';
import {
  findOwnedOrderWithPayments,
  getGroupDelivery,
  hasRiders,
  listPartsWithFiles,
  type OrderRow,
} from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { getGroupPromise } from '@/lib/prices';
import { getParentApproval } from '../link/parent-approval';
import { findAccountClass, type OrderedChild, type OrderedClass } from '../ordering/repository';
import { getClassFormat } from './advance-class';
import type { ClassBook, ClassBooks } from './books-view';
import { isClassCancellable } from './cancel-class';
import { getVisibleName, mayHaveFiles } from './visible-name';

type Deps = { readonly db: Db; readonly accountId: string; readonly sign: SignUrl; readonly now: Date };

type Part = Awaited<ReturnType<typeof listPartsWithFiles>>[number];

const STATES: { readonly [State in OrderRow['state']]?: ClassBook['state'] } = {
  ready: 'ready',
  confirmed: 'approved',
  printing: 'printing',
  shipped: 'on_its_way',
  ready_for_pickup: 'on_its_way',
  delivered: 'delivered',
  cancelled: 'ended',
  refunded: 'ended',
};

type Progress = {
  readonly part: Part | undefined;
  /** The books of the class are in the making. */
  readonly started: boolean;
  readonly drawn: boolean;
};
type Shown = Pick<Deps, 'sign' | 'now'> & Progress;

function getBookState({ book }: OrderedChild, { part, started, drawn }: Progress): ClassBook['state'] {
  // It was not complete when the class was paid, or came after the payment: nothing was kept for it.
  if (started && !part) return 'ended';
  const known = part && STATES[part.state];
  if (known) return known;
  if (part?.state === 'awaiting_confirmation' && drawn) return 'ready';
  return part?.productionFailedAt || toTaskView(book, 'production')?.state === 'failed' ? 'failed' : 'drawing';
}

/**
 * The teacher sees every book in the regular model; that of a parent's child is edited and downloaded with the parent's
 * leave only (rulings, "Class and company links").
 */
async function toClassBook(child: OrderedChild, { part, started, drawn, sign, now }: Shown): Promise<ClassBook> {
  const { book, addedByLink } = child;
  const shared = mayHaveFiles(child);
  const cover = await toOrderedBookCover(book, sign, now);
  return {
    childId: child.id,
    bookId: book.id,
    name: getVisibleName(child),
    addedByLink,
    approvedByParent: getParentApproval(child) !== null,
    coverUrl: cover?.cover ?? null,
    state: getBookState(child, { part, started, drawn }),
    production: toTaskView(book, 'production'),
    orderId: shared ? (part?.id ?? null) : null,
    // The story's own words always fit.
    overflowingPages: book.edits > 0 ? listOverflowingPages(book) : [],
    hasFile: shared && (part?.downloads.length ?? 0) > 0 && part?.state !== 'refunded',
  };
}

async function listClassBooks(group: OrderedClass, parts: readonly Part[], { db, sign, now }: Deps) {
  const waiting = parts.filter(({ state }) => state === 'awaiting_confirmation');
  const drawn = await listDrawnBooks(
    db,
    waiting.flatMap(({ bookId }) => bookId ?? []),
  );
  return Promise.all(
    group.children.map((child) => {
      const part = parts.find(({ bookId }) => bookId === child.bookId);
      return toClassBook(child, { part, started: parts.length > 0, drawn: drawn.has(child.bookId), sign, now });
    }),
  );
}

const WAITING: readonly ClassBook['state'][] = ['drawing', 'failed'];

/** The books of a paid class with their progress. `not_found`: it is not paid, or not the account's. */
export async function getClassBooks(classId: string, deps: Deps): Promise<Result<ClassBooks, 'not_found'>> {
  const group = await findAccountClass(deps.db, classId, deps.accountId);
  const order = group?.orderId ? await findOwnedOrderWithPayments(deps.db, group.orderId, deps.accountId) : null;
  if (!group || !order?.paidAt) return fail('not_found');
  const children = await listClassBooks(group, await listPartsWithFiles(deps.db, order.id), deps);
  const living = children.filter(({ state }) => state !== 'ended');
  const format = getClassFormat(order);
  const delivery = getGroupDelivery(order);
  const unapproved = format === 'printed' && group.approvedAt === null;
  const promised = getGroupPromise(order.country, deps.now, delivery ?? 'standard').dispatchBy;
  return ok({
    classId: group.id,
    kindergartenName: group.kindergartenName,
    orderId: order.id,
    orderNumber: order.number,
    state: order.state,
    format,
    delivery,
    children,
    total: living.length,
    done: living.filter(({ state }) => !WAITING.includes(state)).length,
    approvable:
      unapproved &&
      isClassCancellable(order) &&
      living.length > 0 &&
      living.every(({ state, overflowingPages }) => state === 'ready' && overflowingPages.length === 0),
    cancellable: isClassCancellable(order),
    keepsDelivery: isClassCancellable(order) && (await hasRiders(deps.db, order)),
    approvedAt: group.approvedAt?.toISOString() ?? null,
    dispatchBy: format === 'printed' ? (order.dispatchBy ?? promised).toISOString() : null,
  });
}
