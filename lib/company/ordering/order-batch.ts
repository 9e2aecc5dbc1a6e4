import { type CapabilityTable, CURRENT_CAPABILITIES, isAvailable } from '@/lib/capabilities';
import { type OrderRow, saveGroupOrder, saveOfficeAddress } from '@/lib/orders/server';
import type { Db, Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { isPrintable } from '@/lib/typesetting';
import { type BatchAccessError, lockOwnedBatch } from '../batch/lock-owned-batch';
import { type BatchEditor, getRecordedAccount, recordAction } from '../batch/record-action';
import { COMPANY_LIMITS } from '../limits';
import { moveBatch } from '../move-batch';
import { type BatchRow, countFormats, listSubmissions, updateBatch } from '../repository';
import { toOfficeAddress } from './office-address';
import { quoteBatch } from './quote-batch';

type Deps = BatchEditor & {
  readonly db: Db;
  readonly now: Date;
  /** Tests pass their own. */
  readonly capabilities?: CapabilityTable | undefined;
};
export type OrderedBatch = Pick<BatchRow, 'linkToken' | 'country'> &
  Pick<OrderRow, 'tier'> & { readonly orderId: string };

type OrderBatchError =
  | BatchAccessError
  | 'company_ordered'
  | 'company_cancelled'
  | 'company_too_few_orders'
  | 'company_incomplete'
  | 'order_not_payable';

/**
 * Closes a batch and creates the one unpaid order of the books received, or renews it (rulings, "Money"). The lines stay
 * as they are from then on; a batch that opens again is ordered again. `company_incomplete` names the employees whose
 * book lost its name or hero.
 */
export function orderBatch(batchId: string, deps: Deps): Promise<Result<OrderedBatch, OrderBatchError>> {
  const { db, accountId, now, capabilities = CURRENT_CAPABILITIES } = deps;
  return db.$transaction(async (tx) => {
    if (!isAvailable('company', capabilities)) return fail('not_found');
    const locked = await lockOwnedBatch(tx, batchId, accountId);
    if (!locked.ok) return locked;
    const batch = locked.value;
    if (batch.state === 'cancelled') return fail('company_cancelled');
    if (batch.state !== 'open' && batch.state !== 'closed') return fail('company_ordered');
    const refused = await findIncomplete(tx, batch);
    if (refused) return refused;
    if (batch.state === 'open') await moveBatch(tx, batch, 'closed', deps.by ?? 'hr', now);
    const saved = await saveOrder(tx, batch, now);
    if (!saved) return fail('order_not_payable');
    const { id: orderId, tier } = saved;
    await updateBatch(tx, batchId, { orderId });
    // Going back from the payment page and on again is no other step.
    if (batch.orderId !== orderId || batch.state === 'open') {
      await recordAction(tx, { batchId, accountId: getRecordedAccount(deps), kind: 'ordered' }, now);
    }
    return ok({ orderId, tier, linkToken: batch.linkToken, country: batch.country });
  });
}

/** Why the books received cannot be ordered; `null` if they can. */
async function findIncomplete(tx: Tx, batch: BatchRow) {
  const submissions = await listSubmissions(tx, batch.id);
  if (submissions.length < COMPANY_LIMITS.minBooks) {
    return fail('company_too_few_orders', { minimum: COMPANY_LIMITS.minBooks, count: submissions.length });
  }
  const incomplete = submissions.filter(
    ({ book }) => !book || book.deletedAt || !book.childName || !isPrintable(book.childName) || !book.character,
  );
  const employees = incomplete.map(({ id, employeeName }) => ({ id, employeeName }));
  return incomplete.length > 0 ? fail('company_incomplete', { employees }) : null;
}

async function saveOrder(tx: Tx, batch: BatchRow, now: Date) {
  const { country, language, contactEmail: email, delivery, orderId, accountId } = batch;
  const [quote, { printed }] = [await quoteBatch(tx, batch), await countFormats(tx, batch.id)];
  if (!quote) return null;
  const order = await saveGroupOrder(
    tx,
    {
      kind: 'company',
      orderId,
      accountId,
      country,
      language,
      email,
      format: printed > 0 ? 'printed' : 'digital',
      delivery: printed > 0 ? delivery : null,
      price: () => quote,
    },
    now,
  );
  if (order && printed > 0 && delivery !== 'self_pickup') {
    await saveOfficeAddress(tx, order.id, toOfficeAddress(batch));
  }
  return order;
}
