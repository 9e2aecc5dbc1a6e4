import { receiveTransfer } from '@/lib/company/server';
import { cancelOrder, reprintOrder } from '@/lib/fulfilment/server';
import type { Address } from '@/lib/orders';
import { correctWord, findOrder, refundOrder, saveAddress } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { runAudited } from '../audit/run-audited';
import type { StaffActor } from '../login/session';
import { insertComment } from './repository';
import { resendMessage } from './resend';

// What the staff do to an order: each through the use case that everybody else's way runs through, and recorded.

export type ActDeps = {
  readonly db: Db;
  readonly enqueue: Enqueue;
  readonly actor: StaffActor;
  readonly now: Date;
  readonly newId: () => string;
};

/** Writes down a note, which no customer sees. */
export async function addComment(orderId: string, text: string, deps: ActDeps) {
  const { db, actor, now } = deps;
  if (!(await findOrder(db, orderId))) return fail('not_found');
  return runAudited({ action: 'note', subject: 'order', subjectId: orderId }, deps, async () =>
    ok(await insertComment(db, { orderId, memberId: actor.memberId, text, createdAt: now })),
  );
}

/** Sends a message about an order once more, or at last. */
export async function resend(orderId: string, key: string, deps: ActDeps) {
  // The key is of ids and a kind.
  return runAudited({ action: 'resend', subject: 'order', subjectId: orderId, data: { key } }, deps, () =>
    resendMessage(key, (message) => message.orderId === orderId, deps),
  );
}

/** Changes where a parcel goes, before the book is confirmed for print. */
export async function changeAddress(orderId: string, address: Address, reason: string, deps: ActDeps) {
  const order = await findOrder(deps.db, orderId);
  if (!order) return fail('not_found');
  return runAudited({ action: 'address', subject: 'order', subjectId: orderId, reason }, deps, () =>
    saveAddress(orderId, address, { db: deps.db, accountId: order.accountId }),
  );
}

/** Cancels an unconfirmed printed book, as its parent can. */
export async function cancelForCustomer(orderId: string, reason: string, deps: ActDeps) {
  const order = await findOrder(deps.db, orderId);
  if (!order) return fail('not_found');
  const { db, enqueue, now } = deps;
  return runAudited({ action: 'cancel', subject: 'order', subjectId: orderId, reason }, deps, () =>
    cancelOrder(orderId, { db, enqueue, now, accountId: order.accountId, by: 'staff' }),
  );
}

type RefundInput = { readonly amountMinor?: number | undefined; readonly reason: string };

/** Gives back a part of an order, or all that is left. */
export async function refund(orderId: string, { amountMinor, reason }: RefundInput, deps: ActDeps) {
  const order = await findOrder(deps.db, orderId);
  if (!order) return fail('not_found');
  const data = amountMinor === undefined ? {} : { amountMinor };
  return runAudited({ action: 'refund', subject: 'order', subjectId: orderId, reason, data }, deps, () =>
    refundOrder(
      { orderNumber: order.number, amountMinor, note: reason, key: `staff:${deps.newId()}` },
      { db: deps.db, enqueue: deps.enqueue, now: deps.now },
    ),
  );
}

/** Books a bank transfer that has arrived. `transfer_amount_wrong`: the order costs another amount; nothing happens. */
export async function bookTransfer(orderId: string, amountMinor: number, deps: ActDeps) {
  const order = await findOrder(deps.db, orderId);
  if (!order) return fail('not_found');
  return runAudited(
    { action: 'transfer', subject: 'order', subjectId: orderId, data: { amountMinor } },
    deps,
    async () => {
      const received = await receiveTransfer({ orderNumber: order.number, amountMinor }, deps);
      // The words for customers speak of their card.
      return !received.ok && received.code === 'price_changed' ? fail('transfer_amount_wrong') : received;
    },
  );
}

/** Prints a confirmed book once more. */
export async function reprint(orderId: string, reason: string, deps: ActDeps) {
  const order = await findOrder(deps.db, orderId);
  if (!order) return fail('not_found');
  return runAudited({ action: 'reprint', subject: 'order', subjectId: orderId, reason }, deps, () =>
    reprintOrder(order.number, deps),
  );
}

type Correction = { readonly page: string; readonly from: string; readonly to: string; readonly reason: string };

/** Mends a mistyped word of the parent. */
export async function correct(orderId: string, { page, from, to, reason }: Correction, deps: ActDeps) {
  const order = await findOrder(deps.db, orderId);
  if (!order) return fail('not_found');
  return runAudited({ action: 'correct', subject: 'order', subjectId: orderId, reason, data: { page } }, deps, () =>
    correctWord({ orderNumber: order.number, key: page, from, to }, deps),
  );
}

/** Queues a failed job again; `retry` says whether it still stood there. */
export function retryJob(
  jobId: string,
  retry: (id: string) => Promise<boolean>,
  deps: Omit<ActDeps, 'enqueue'>,
): Promise<Result<{ readonly retried: true }, 'not_found'>> {
  return runAudited<Result<{ readonly retried: true }, 'not_found'>>(
    { action: 'retry', subject: 'job', subjectId: jobId },
    deps,
    async () => ((await retry(jobId)) ? ok({ retried: true }) : fail('not_found')),
  );
}
