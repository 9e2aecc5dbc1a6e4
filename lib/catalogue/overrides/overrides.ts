import type { CountryCode } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { findEdition } from '../editions';
import { toEditionId } from '../ids';
import type { CatalogueOverride, PlacedOverride } from './model';
import * as repo from './repository';

/** What the desk switched in a market. */
export const listMarketOverrides = (db: Tx, country: CountryCode): Promise<readonly CatalogueOverride[]> =>
  repo.listMarketRows(db, country);

/** What the desk switched in any market, the latest first. */
export const listOverrides = (db: Tx): Promise<readonly (PlacedOverride & { readonly changedAt: Date })[]> =>
  repo.listRows(db);

type Change = { readonly db: Tx; readonly memberId: string; readonly now: Date };

/**
 * Switches an edition in one market; what says nothing but the code takes the switch back. `edition_missing`: the
 * code has no such edition to sell.
 */
export async function saveOverride(
  override: PlacedOverride,
  { db, memberId, now }: Change,
): Promise<Result<null, 'edition_missing'>> {
  const edition = findEdition(toEditionId(override.baseId, override.language));
  if (!edition || edition.retired) return fail('edition_missing');
  if (override.state === null && override.isBestseller === null) await repo.deleteRow(db, override);
  else await repo.upsertRow(db, override, { memberId, changedAt: now });
  return ok(null);
}
