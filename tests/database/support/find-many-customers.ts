import type { Owner } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { SAMPLE_CHILDREN } from '@/scripts/assets/sample-children';

/** Whose pages are read: a parent with several books, the teacher of a class, the HR person of a company. */
export type ManyCustomers = {
  readonly parent: Pick<Owner, 'deviceId'> & { readonly accountId: string; readonly phone: string };
  readonly orderId: string;
  readonly bookId: string;
  readonly draft: { readonly id: string; readonly deviceId: string };
  readonly teacher: { readonly accountId: string; readonly classId: string };
  /** Whose class is not ordered yet. */
  readonly collector: { readonly accountId: string; readonly deviceId: string };
  readonly company: { readonly accountId: string; readonly batchId: string };
};

/** One of each, from the rows of `insertManyOrders`, `insertManyGroups` and `insertManyCustomers`. */
export async function findManyCustomers(db: Db): Promise<ManyCustomers> {
  const order = await db.order.findFirstOrThrow({
    where: { state: 'delivered', book: { catalogueId: 1, accountId: { not: null } } },
    select: {
      id: true,
      account: { select: { id: true, phone: true } },
      book: { select: { id: true, deviceId: true } },
    },
  });
  const draft = await db.book.findFirstOrThrow({ where: { accountId: null }, select: { id: true, deviceId: true } });
  const ordered = { accountId: { not: null }, orderId: { not: null } } as const;
  const group = await db.kindergartenOrder.findFirstOrThrow({ where: ordered, orderBy: { createdAt: 'desc' } });
  const open = { accountId: { not: null }, orderId: null } as const;
  const collecting = await db.kindergartenOrder.findFirstOrThrow({ where: open, orderBy: { createdAt: 'desc' } });
  const batch = await db.companyBatch.findFirstOrThrow({
    where: { state: 'delivered' },
    orderBy: { createdAt: 'desc' },
  });
  if (!order.book || !order.account) throw new Error('The inserted order has no book or no account');
  await db.book.update({ where: { id: order.book.id }, data: { character: { ...SAMPLE_CHILDREN.tamar, age: 5 } } });
  return {
    parent: { accountId: order.account.id, phone: order.account.phone, deviceId: order.book.deviceId },
    orderId: order.id,
    bookId: order.book.id,
    draft,
    teacher: { accountId: String(group.accountId), classId: group.id },
    collector: { accountId: String(collecting.accountId), deviceId: collecting.deviceId },
    company: { accountId: batch.accountId, batchId: batch.id },
  };
}
