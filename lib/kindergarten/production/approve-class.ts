import { checkPart, type MeasuredBook, measureBook, type PartError, printPart } from '@/lib/fulfilment/server';
import {
  copyAddress,
  findOwnedOrder,
  getGroupDelivery,
  isEnded,
  listParts,
  lockOrder,
  moveOrder,
  type OrderRow,
  recordConfirmation,
} from '@/lib/orders/server';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { getGroupPromise, type PromisedDates } from '@/lib/prices';
import { findAccountClass, type OrderedClass, setClassApproved } from '../ordering/repository';
import { recordClassMail } from './record-class-mail';
import { getVisibleName } from './visible-name';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly accountId: string; readonly now: Date };
type ApproveError = 'not_found' | 'order_not_confirmable' | 'delivery_address_missing' | 'class_not_ready';

/** Milliseconds: the largest class has 200 books. */
const TX_OPTIONS = { maxWait: 20_000, timeout: 120_000 } as const;
const APPROVABLE: readonly OrderRow['state'][] = ['paid', 'awaiting_confirmation'];

/**
 * The final approval of all books of a printed class (spec §4, "Final confirmation is irreversible"): every book is
 * confirmed and goes to print, or none. The days of the chosen delivery run from it. `class_not_ready` names the
 * children whose pictures are not all drawn or whose words do not fit their page.
 */
export async function approveClass(
  classId: string,
  { db, enqueue, accountId, now }: Deps,
): Promise<Result<PromisedDates, ApproveError>> {
  const group = await findAccountClass(db, classId, accountId);
  const orderId = group?.orderId;
  if (!orderId) return fail('not_found');
  const measured = await measureBooks(db, group);
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await findOwnedOrder(tx, orderId, accountId);
    if (!order?.paidAt) return fail('not_found');
    if (order.tier === 'digital' || !APPROVABLE.includes(order.state)) return fail('order_not_confirmable');
    const parts = await lockLivingParts(tx, order);
    if (parts.length === 0) return fail('order_not_confirmable');
    const problems = await listProblems(tx, parts, measured);
    if (problems.some(({ code }) => code === 'delivery_address_missing')) return fail('delivery_address_missing');
    if (problems.length > 0) return fail('class_not_ready', { children: nameChildren(group, problems) });
    const promised = getGroupPromise(order.country, now, getGroupDelivery(order) ?? 'standard');
    for (const part of parts) await printPart(tx, part, promised, { enqueue, now });
    if (order.state === 'paid') await moveOrder(tx, order, 'awaiting_confirmation', 'customer', now);
    await moveOrder(tx, { ...order, state: 'awaiting_confirmation' }, 'confirmed', 'customer', now);
    await setClassApproved(tx, classId, now);
    await recordConfirmation(tx, orderId, now, promised.dispatchBy);
    await recordClassMail(tx, order, 'classApproved', { enqueue, now });
    return ok(promised);
  }, TX_OPTIONS);
}

/** Outside the transaction, which holds locks. A story's own words always fit. */
async function measureBooks(db: Db, { children }: OrderedClass): Promise<ReadonlyMap<string, MeasuredBook | null>> {
  const measured = new Map<string, MeasuredBook | null>();
  for (const { book } of children) {
    measured.set(book.id, book.edits === 0 ? { edits: 0, fits: true } : await measureBook(db, book.id));
  }
  return measured;
}

/** The orders of the class's books that were not given back, each locked and with the address of the class. */
async function lockLivingParts(tx: Tx, { id }: OrderRow): Promise<readonly OrderRow[]> {
  for (const part of await listParts(tx, id)) await lockOrder(tx, part.id);
  const parts = (await listParts(tx, id)).filter((part) => !isEnded(part));
  await copyAddress(
    tx,
    id,
    parts.map((part) => part.id),
  );
  return parts;
}

type Problem = { readonly bookId: string | null; readonly code: PartError };

async function listProblems(
  tx: Tx,
  parts: readonly OrderRow[],
  measured: ReadonlyMap<string, MeasuredBook | null>,
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const part of parts) {
    const checked = await checkPart(tx, part, measured.get(part.bookId ?? '') ?? null);
    if (!checked.ok) problems.push({ bookId: part.bookId, code: checked.code });
  }
  return problems;
}

const nameChildren = ({ children }: OrderedClass, problems: readonly Problem[]) =>
  children.flatMap((child) => {
    const problem = problems.find(({ bookId }) => bookId === child.bookId);
    return problem ? [{ childId: child.id, name: getVisibleName(child), problem: problem.code }] : [];
  });
