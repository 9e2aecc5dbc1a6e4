import { type CapabilityTable, CURRENT_CAPABILITIES, isAvailable } from '@/lib/capabilities';
import type { Db } from '@/lib/platform/db';
import { findClassByOrder } from '../ordering/repository';

type Deps = { readonly db: Db; readonly accountId: string; readonly capabilities?: CapabilityTable };

/** The page of the class whose order this is, or that of one of its books; `null` for any other order. */
export async function findClassPath(
  orderId: string,
  { db, accountId, capabilities = CURRENT_CAPABILITIES }: Deps,
): Promise<string | null> {
  if (!isAvailable('kindergarten', capabilities)) return null;
  const group = await findClassByOrder(db, orderId, accountId);
  if (!group) return null;
  // A class that is not paid yet is still on the page where it is collected.
  return group.order?.paidAt ? `/kindergarten/${group.id}` : '/kindergarten';
}
