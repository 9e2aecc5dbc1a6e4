import { canDrawAdvanced, findTrial, isBoughtOrder, type ProducibleRow } from '@/lib/books/server';
import type { Tx } from '@/lib/platform/db';
import { listBookOrders } from '../../repository';
import { getEditingState } from '../access';

/** Whether the advanced model was paid with any order of this book: it cannot be had for nothing afterwards. */
export const isAdvancedBought = async (tx: Tx, bookId: string): Promise<boolean> =>
  (await listBookOrders(tx, bookId)).some((order) => isBoughtOrder(order) && order.imageModel === 'advanced');

/** Whether the hero of a book's trial is an approved one in the advanced model, and the book may still change. */
export async function isAdvancedTrialReady(tx: Tx, book: Pick<ProducibleRow, 'id' | 'approvedAt'>): Promise<boolean> {
  if ((await getEditingState(tx, book)) !== 'open') return false;
  const trial = await findTrial(tx, book.id);
  return trial?.imageModel === 'advanced' && trial.characterApprovedAt !== null && canDrawAdvanced(trial);
}
