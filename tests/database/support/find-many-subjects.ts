import type { Db } from '@/lib/platform/db';

type Subjects = Readonly<Record<'orderId' | 'requestId' | 'classId' | 'batchId' | 'memberId', string>>;

/** One of each kind among the many rows, whose pages are read. */
export async function findManySubjects(db: Db): Promise<Subjects> {
  const [found] = await db.$queryRaw<Subjects[]>`
    SELECT (SELECT id FROM orders WHERE number = 'N000012350') AS "orderId",
      (SELECT id FROM support_requests WHERE state = 'received' LIMIT 1) AS "requestId",
      (SELECT id FROM kindergarten_orders WHERE kindergarten_name <> '' LIMIT 1) AS "classId",
      (SELECT id FROM company_batches WHERE state = 'delivered' LIMIT 1) AS "batchId",
      (SELECT id FROM staff_members ORDER BY phone LIMIT 1) AS "memberId"`;
  if (!found) throw new Error('The inserted rows are missing');
  return found;
}
