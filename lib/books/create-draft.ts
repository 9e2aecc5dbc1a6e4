import type { Db } from '@/lib/platform/db';
import { ok, type Result } from '@/lib/platform/result';
import { type ChangeRefusal, type DraftState, planChange } from './plan-change';
import { type BookRow, insertBook, type Owner } from './repo';
import type { NewDraft } from './schema';

/** A draft of which nothing is known yet (spec §3 "Wizard form data": boy, age 5). */
const UNTOLD: Omit<DraftState, 'language'> = {
  childName: null,
  nameKeptAsWritten: false,
  gender: 'boy',
  age: 5,
  catalogueId: null,
  character: null,
  unsureTraits: [],
  revision: 1,
};

/**
 * Starts a draft for the device (and the account, where one is signed in) with whatever the wizard knows already; what
 * cannot be leaves no draft behind.
 */
export async function createDraft(
  input: NewDraft,
  deps: { readonly db: Db; readonly owner: Owner },
): Promise<Result<BookRow, ChangeRefusal>> {
  const plan = planChange({ ...UNTOLD, language: input.language }, input);
  if (!plan.ok) return plan;
  const { deviceId, accountId } = deps.owner;
  return ok(await insertBook(deps.db, { ...plan.value, language: input.language, deviceId, accountId }));
}
