import type { CatalogueOverride } from '@/lib/catalogue';
import { listMarketOverrides } from '@/lib/catalogue/server';
import type { CountryCode } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import type { DraftChange } from '../schema';

/** What the desk switched in a draft's market, if the change could choose another edition; nothing without a market. */
export async function findOverrides(
  tx: Tx,
  country: CountryCode | null | undefined,
  { catalogueId, language }: Pick<DraftChange, 'catalogueId' | 'language'>,
): Promise<readonly CatalogueOverride[]> {
  if (!country || (!catalogueId && !language)) return [];
  return listMarketOverrides(tx, country);
}
