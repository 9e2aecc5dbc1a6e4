import type { Tx } from '@/lib/platform/db';
import { type Quote, quoteCompany } from '@/lib/prices';
import { COMPANY_LIMITS } from '../limits';
import { type BatchRow, countFormats } from '../repository';

/** What the books received so far cost today; `null` below the minimum (rulings, "Money"). */
export async function quoteBatch(tx: Tx, batch: BatchRow): Promise<Quote | null> {
  const { country, delivery, imageModel: model, dedication } = batch;
  const books = await countFormats(tx, batch.id);
  if (books.digital + books.printed < COMPANY_LIMITS.minBooks) return null;
  return quoteCompany(country, { ...books, delivery: delivery ?? 'standard', model, dedication: dedication !== null });
}
