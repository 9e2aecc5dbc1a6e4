import type { Tx } from '@/lib/platform/db';
import type { CloseOrders } from '../retention/delete-book';
import { type Adopter, type DraftSelection, listAdoptedDrafts, returnDraft } from './repository';

const DAY_MS = 86_400_000;

/** Older drafts may belong to another user of the same computer: the parent confirms before adopting them (S20). */
export const getAdoptableSince = (now: Date): Date => new Date(now.getTime() - DAY_MS);

type CloseOptions = { readonly closeOrders: CloseOrders; readonly now: Date };

/**
 * Returns drafts that this device created after another account adopted them through an e-mailed link, if nobody has
 * paid; that account's open order is closed.
 */
export async function returnDrafts(
  tx: Tx,
  adopter: Adopter,
  which: DraftSelection,
  { closeOrders, now }: CloseOptions,
): Promise<void> {
  for (const { id, mine } of await listAdoptedDrafts(tx, adopter, which)) {
    if (!mine && !(await closeOrders(tx, id, { bought: false, now })).ok) continue;
    await returnDraft(tx, id, adopter.accountId);
  }
}
