import { saveOverride } from '@/lib/catalogue/server';
import type { Db } from '@/lib/platform/db';
import { runAudited } from '../audit/run-audited';
import type { StaffActor } from '../login/session';
import type { OverrideInput } from './schema';

type Deps = { readonly db: Db; readonly actor: StaffActor; readonly now: Date; readonly newId: () => string };

/** Switches an edition in one market; `null` for state and bestseller sells it again as the code says. */
export function switchEdition(override: OverrideInput, deps: Deps) {
  const { db, actor, now } = deps;
  const { baseId, country, language, state, isBestseller } = override;
  return runAudited(
    {
      action: 'catalogue_switch',
      subject: 'edition',
      subjectId: `${country}/${language}/${baseId}`,
      data: { state, isBestseller },
    },
    deps,
    () => saveOverride(override, { db, memberId: actor.memberId, now }),
  );
}
