import type { CountryCode } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import { ok, type Result } from '@/lib/platform/result';
import { NO_ADDED_HEROES } from '../heroes/added-heroes';
import { insertBook, type Owner } from '../repository';
import type { NewDraft } from '../schema';
import type { DraftRow } from '../selects';
import { DEFAULT_AGE } from './child-limits';
import { findOverrides } from './market-overrides';
import { type ChangeErrorCode, type DraftState, planChange } from './plan-change';

/** The defaults of an empty draft (spec §3 "Wizard form data": boy, age 5). */
const DEFAULT_DRAFT: Omit<DraftState, 'language'> = {
  childName: null,
  nameKeptAsWritten: false,
  relativeName: null,
  relativeGender: null,
  ...NO_ADDED_HEROES,
  birthday: null,
  gender: 'boy',
  age: DEFAULT_AGE,
  catalogueId: null,
  edition: 1,
  points: false,
  character: null,
  candidates: null,
  unsureTraits: [],
  characterApprovedAt: null,
  revision: 1,
};

/**
 * Creates a draft for the device (and the signed-in account) with the wizard's answers so far; invalid answers create
 * no draft. `country` is the market whose books may be chosen; missing for a story that was agreed upon before.
 */
export async function createDraft(
  input: NewDraft,
  deps: { readonly db: Tx; readonly owner: Owner; readonly country?: CountryCode },
): Promise<Result<DraftRow, ChangeErrorCode>> {
  const plan = planChange(
    { ...DEFAULT_DRAFT, language: input.language },
    input,
    await findOverrides(deps.db, deps.country, input),
  );
  if (!plan.ok) return plan;
  const { deviceId, accountId } = deps.owner;
  const columns = await insertBook(deps.db, { ...plan.value, language: input.language, deviceId, accountId });
  return ok({ ...columns, photos: [], illustrations: [], tasks: [], redraws: [], orders: [] });
}
