import type { InactiveAccount } from '@/lib/accounts/server';
import type { Prisma, Tx } from '@/lib/platform/db';

/**
 * Whether the account is part of an order of many books that has not ended: a class that is being collected or not yet
 * paid, a batch of HR, or a batch that its owner ordered in as an employee.
 */
export async function hasOpenGroup(tx: Tx, { id: accountId, phone }: Pick<InactiveAccount, 'id' | 'phone'>) {
  const going = { state: { in: ['open', 'paid', 'in_production'] } } satisfies Prisma.CompanyBatchWhereInput;
  const [classes, batches, submissions] = await Promise.all([
    tx.kindergartenOrder.count({
      where: { accountId, OR: [{ orderId: null }, { order: { paidAt: null }, children: { some: {} } }] },
    }),
    // What was ordered in a closed batch is deleted when nobody pays for it; until then HR may.
    tx.companyBatch.count({
      where: { accountId, OR: [going, { state: 'closed', submissions: { some: {} } }] },
    }),
    tx.companySubmission.count({
      where: { employeePhone: phone, state: { not: 'withdrawn' }, batch: { OR: [going, { state: 'closed' }] } },
    }),
  ]);
  return classes + batches + submissions > 0;
}
