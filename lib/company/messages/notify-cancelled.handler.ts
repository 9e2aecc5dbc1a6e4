import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { listCancelledSubmissions } from '../repository';
import { recordEmployeeMessages } from './record-message';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date };

/**
 * Tells each employee whose order the shop cancelled: once for an order, and once for an address, whoever typed it
 * (rulings, "Class and company links"). A repeat tells nobody twice.
 */
export async function handleNotifyCancelled(
  { batchId }: { readonly batchId: string },
  { db, enqueue, now }: Deps,
): Promise<void> {
  const told = new Set<string>();
  for (const submission of await listCancelledSubmissions(db, batchId)) {
    const address = submission.employeeEmail?.toLowerCase() ?? null;
    const employeeEmail = address && !told.has(address) ? submission.employeeEmail : null;
    if (address) told.add(address);
    await db.$transaction((tx) =>
      recordEmployeeMessages(tx, { ...submission, employeeEmail }, 'employeeCancelled', { enqueue, now }),
    );
  }
}
