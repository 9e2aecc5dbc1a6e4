import type { CountryCode, Language } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import type { CatalogueOverride, PlacedOverride } from './model';

const SELECTED = { baseId: true, language: true, state: true, isBestseller: true } as const;

/** What is switched in one market. */
export const listMarketRows = (tx: Tx, country: CountryCode): Promise<readonly CatalogueOverride[]> =>
  tx.catalogueOverride.findMany({ where: { country }, select: SELECTED });

/** What is switched in any market, the latest first. */
export const listRows = (tx: Tx) =>
  tx.catalogueOverride.findMany({
    orderBy: [{ changedAt: 'desc' }, { baseId: 'asc' }, { country: 'asc' }, { language: 'asc' }],
    select: { ...SELECTED, country: true, changedAt: true },
  });

type Place = { readonly baseId: number; readonly country: CountryCode; readonly language: Language };
type Change = { readonly memberId: string; readonly changedAt: Date };

export const upsertRow = (tx: Tx, override: PlacedOverride, change: Change) => {
  const { baseId, country, language, ...said } = override;
  return tx.catalogueOverride.upsert({
    where: { baseId_country_language: { baseId, country, language } },
    create: { ...override, ...change },
    update: { ...said, ...change },
    select: { baseId: true },
  });
};

export const deleteRow = (tx: Tx, { baseId, country, language }: Place) =>
  tx.catalogueOverride.deleteMany({ where: { baseId, country, language } });
