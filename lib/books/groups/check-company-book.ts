import { toBaseId } from '@/lib/catalogue';
import type { Tx } from '@/lib/platform/db';
import { findCompanyBatch } from './repository';

type CompanyBook = { readonly id: string; readonly companyBatchId: string | null };

/**
 * Why an employee's book may not become this one: HR pays for what was ordered when the batch closed, and for the story
 * that the company chose; `null` if it may, and for any other book.
 */
export async function checkCompanyBook(
  tx: Tx,
  { id, companyBatchId }: CompanyBook,
  catalogueId?: number | null,
): Promise<'editing_closed' | 'book_not_available' | null> {
  const batch = companyBatchId ? await findCompanyBatch(tx, id) : null;
  if (!batch) return null;
  if (batch.state !== 'open') return 'editing_closed';
  return catalogueId && toBaseId(catalogueId) !== toBaseId(batch.catalogueId) ? 'book_not_available' : null;
}
