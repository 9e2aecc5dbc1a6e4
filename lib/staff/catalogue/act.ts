import { saveOverride } from '@/lib/catalogue/server';
import { isPartnerId } from '@/lib/partners';
import { endOffer, saveOfferDays } from '@/lib/partners/server';
import type { Db } from '@/lib/platform/db';
import { fail } from '@/lib/platform/result';
import { runAudited } from '../audit/run-audited';
import type { StaffActor } from '../login/session';
import type { OfferDaysInput, OverrideInput } from './schema';

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

/** Says when a partner's offer runs. */
export async function changeOfferDays(partner: string, days: OfferDaysInput, deps: Deps) {
  const { db, actor, now } = deps;
  if (!isPartnerId(partner)) return fail('not_found');
  return runAudited({ action: 'offer_days', subject: 'offer', subjectId: partner, data: days }, deps, () =>
    saveOfferDays(partner, days, { db, memberId: actor.memberId, now }),
  );
}

/** Ends a partner's offer at once. */
export async function endOfferNow(partner: string, deps: Deps) {
  const { db, actor, now } = deps;
  if (!isPartnerId(partner)) return fail('not_found');
  return runAudited({ action: 'offer_end', subject: 'offer', subjectId: partner }, deps, () =>
    endOffer(partner, { db, memberId: actor.memberId, now }),
  );
}
