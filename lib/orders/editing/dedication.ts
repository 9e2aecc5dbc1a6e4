import { type BookRow, countEdit, lockBook, setDedication } from '@/lib/books/server';
import type { Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { listBookOrders } from '../repository';
import type { DedicationInput } from '../schema';
import { getEditingState, isBought } from './access';
import { enqueueRenewal } from './renew-book';

type BookOrder = Awaited<ReturnType<typeof listBookOrders>>[number];

/** Spec §9: free for digital books and with the advanced model; a printed book has it if it was ordered. */
const includesDedication = ({ tier, imageModel, lines }: BookOrder): boolean =>
  tier === 'digital' || imageModel === 'advanced' || lines.some(({ priceId }) => priceId === 'printed_dedication');

/** Whether the bought orders of a book include a dedication. */
export async function isDedicationIncluded(tx: Tx, bookId: string): Promise<boolean> {
  const bought = (await listBookOrders(tx, bookId)).filter(isBought);
  return bought.length > 0 && bought.every(includesDedication);
}

/**
 * Changes the dedication of a bought book and its design; the caller holds the order's lock. The book's files are made
 * again if the page looks different: the design of a page without words does not show.
 */
export async function changeDedication(
  tx: Tx,
  book: BookRow,
  { dedication, design }: DedicationInput,
  deps: Parameters<typeof enqueueRenewal>[2],
): Promise<Result<DedicationInput, 'order_not_payable' | 'editing_closed' | 'dedication_not_ordered'>> {
  await lockBook(tx, book.id);
  const state = await getEditingState(tx, book);
  if (state !== 'open') return fail(state === 'closed' ? 'editing_closed' : 'order_not_payable');
  if (!(await isDedicationIncluded(tx, book.id))) return fail('dedication_not_ordered');
  const sameDesign = book.dedicationDesign === design;
  if (book.dedication === dedication && sameDesign) return ok({ dedication, design });
  await setDedication(tx, book.id, { dedication, dedicationDesign: design });
  if (book.dedication === dedication && dedication === null) return ok({ dedication, design });
  const { edits } = await countEdit(tx, book.id);
  await enqueueRenewal(tx, { bookId: book.id, edits }, deps);
  return ok({ dedication, design });
}
