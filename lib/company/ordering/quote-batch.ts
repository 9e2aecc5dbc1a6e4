import type { Tx } from '@/lib/platform/db';
import { type Quote, quoteCompany } from '@/lib/prices';
import { COMPANY_LIMITS } from '../limits';
import type { BatchRow } from '../repository';

/** How many books of each format the employees of a batch have ordered. */
export async function countFormats(
  tx: Tx,
  batchId: string,
): Promise<{ readonly digital: number; readonly printed: number }> {
  const rows = await tx.companySubmission.groupBy({
    by: ['bookType'],
    where: { batchId, state: { not: 'withdrawn' } },
    _count: true,
  });
  const count = (format: 'digital' | 'printed') => rows.find(({ bookType }) => bookType === format)?._count ?? 0;
  return { digital: count('digital'), printed: count('printed') };
}

/** What the books received so far cost today; `null` below the minimum (rulings, "Money"). */
export async function quoteBatch(tx: Tx, batch: BatchRow): Promise<Quote | null> {
  const { country, delivery, imageModel: model, dedication } = batch;
  const books = await countFormats(tx, batch.id);
  if (books.digital + books.printed < COMPANY_LIMITS.minBooks) return null;
  return quoteCompany(country, { ...books, delivery: delivery ?? 'standard', model, dedication: dedication !== null });
}
