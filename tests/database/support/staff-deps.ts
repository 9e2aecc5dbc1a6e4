import type { Db } from '@/lib/platform/db';
import { newId, newToken } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import type { StaffRole } from '@/lib/staff';
import { newPhone } from './identities';
import { NOW } from './time';

type Shop = { readonly db: Db; readonly enqueue: Enqueue };

/** A new member of the staff at the desk, with what an action needs. */
export async function signInMember(shop: Shop, role: StaffRole, now = NOW) {
  const { id: memberId } = await shop.db.staffMember.create({ data: { phone: newPhone(), role } });
  return { db: shop.db, enqueue: shop.enqueue, actor: { memberId, role }, now, newId, newToken };
}

/** What the audit trail says about a target, in time order: each action with its outcome. */
export const listTrail = async (shop: Pick<Shop, 'db'>, subjectId: string) =>
  (await shop.db.staffAction.findMany({ where: { subjectId }, orderBy: { id: 'asc' } }))
    .filter(({ outcome }) => outcome !== 'started')
    .map(({ action, outcome }) => [action, outcome]);
