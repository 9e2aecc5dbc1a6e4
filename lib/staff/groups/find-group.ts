import { getStaffBatch, type StaffBatch } from '@/lib/company/server';
import { getStaffClass, type StaffClass } from '@/lib/kindergarten/server';
import type { Db } from '@/lib/platform/db';
import { isUuid } from '@/lib/platform/ids';
import type { GroupKind } from './group-lists';
import type { CommentedGroup } from './repository';

type Common = {
  readonly id: string;
  /** Of the teacher or the HR person; `null` of a class whose teacher has not signed in. */
  readonly accountId: string | null;
  readonly orderId: string | null;
  readonly subject: CommentedGroup;
};
/** A class or a company's batch, by the id that both kinds share. */
export type FoundGroup = Common &
  (
    | { readonly kind: Extract<GroupKind, 'kindergarten'>; readonly group: StaffClass }
    | { readonly kind: Extract<GroupKind, 'company'>; readonly group: StaffBatch }
  );

/** The class or the batch with this id; `null` when there is neither. */
export async function findGroup(
  id: string,
  { db, now }: { readonly db: Db; readonly now: Date },
): Promise<FoundGroup | null> {
  if (!isUuid(id)) return null;
  const found = await getStaffClass(id, { db, now });
  if (found) {
    const { accountId, order } = found;
    return {
      kind: 'kindergarten',
      id,
      accountId,
      orderId: order?.id ?? null,
      subject: { kindergartenId: id },
      group: found,
    };
  }
  const desk = await getStaffBatch(id, { db, now });
  if (!desk) return null;
  const { accountId, orderId } = desk.batch;
  return { kind: 'company', id, accountId, orderId, subject: { batchId: id }, group: desk };
}
