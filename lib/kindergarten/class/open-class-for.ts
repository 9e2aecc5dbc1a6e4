import { parsePhone } from '@/lib/accounts';
import { openAccount } from '@/lib/accounts/server';
import { type CapabilityTable, CURRENT_CAPABILITIES, isAvailable } from '@/lib/capabilities';
import type { CatalogueOverride } from '@/lib/catalogue';
import { listMarketOverrides } from '@/lib/catalogue/server';
import { supportedPairs } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import { newId } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { isDeliveryOffered } from '@/lib/prices';
import { isLinkDay, openLinkWithin } from '../link/open-link';
import { recordClassLink } from '../production/record-class-mail';
import type { ClassForTeacher } from '../schema';
import { changeClassWithin, findStory } from './change-class';
import { createClass } from './create-class';

type Deps = {
  readonly db: Db;
  readonly enqueue: Enqueue;
  readonly now: Date;
  readonly newToken: () => string;
  /** Of the new class. */
  readonly id: string;
  /** Tests pass their own. */
  readonly capabilities?: CapabilityTable | undefined;
};

/** Why this class cannot be collected; `null` if it can. */
function findRefusal(
  input: ClassForTeacher,
  { now, capabilities = CURRENT_CAPABILITIES }: Deps,
  overrides: readonly CatalogueOverride[],
) {
  const { country, language, catalogueId, bookType, delivery, closesAt } = input;
  if (!isAvailable('kindergarten', capabilities)) return 'not_found';
  if (!supportedPairs.some((pair) => pair.country === country && pair.lang === language)) return 'validation_failed';
  if (catalogueId !== null && findStory(catalogueId, language, overrides) === null) return 'book_not_available';
  if (bookType === 'printed' && !isAvailable('print', capabilities)) return 'format_not_offered_yet';
  if (bookType === 'printed' && delivery && !isDeliveryOffered(country, delivery)) return 'format_not_offered_yet';
  return isLinkDay(new Date(closesAt), now) ? null : 'class_link_day_invalid';
}

/**
 * The staff open a class for a teacher who cannot do it herself: it is her account's, which her phone opens by code, and
 * she gets the parents' link by mail. What she declares about photos stays hers.
 */
export function openClassFor(input: ClassForTeacher, deps: Deps) {
  const { db, enqueue, now, newToken, id } = deps;
  type Opened = Result<{ readonly id: string }, Exclude<ReturnType<typeof findRefusal>, null> | OpenError>;
  return db.$transaction(async (tx): Promise<Opened> => {
    const refusal = findRefusal(input, deps, await listMarketOverrides(tx, input.country));
    if (refusal) return fail(refusal);
    const { country, language, phone: typed, closesAt, ...details } = input;
    const phone = parsePhone(typed, country);
    if (!phone.ok) return phone;
    const contact = { phone: phone.value.phone, country: phone.value.country, language };
    const { id: accountId } = await openAccount(tx, contact, now);
    // Of no browser: the class belongs to the account alone.
    const owner = { deviceId: newId(), accountId };
    const created = await createClass({ country, language }, { db: tx, id, owner });
    if (!created.ok) return created;
    const changed = await changeClassWithin(tx, id, details, { owner, enqueue });
    if (!changed.ok) return changed;
    const opened = await openLinkWithin(tx, id, new Date(closesAt), { owner, now, newToken });
    if (!opened.ok) return opened;
    await recordClassLink(tx, { id, language, accountId }, { enqueue, now });
    return ok({ id });
  });
}

type Failed<R> = Extract<R, { readonly ok: false }>;
type OpenError =
  | Failed<ReturnType<typeof parsePhone>>['code']
  | Failed<Awaited<ReturnType<typeof changeClassWithin>>>['code']
  | Failed<Awaited<ReturnType<typeof openLinkWithin>>>['code'];
