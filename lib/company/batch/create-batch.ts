import { parsePhone } from '@/lib/accounts';
import { lockAccount } from '@/lib/accounts/server';
import { type CapabilityTable, CURRENT_CAPABILITIES, isAvailable } from '@/lib/capabilities';
import { type CatalogueOverride, findEditionForSale } from '@/lib/catalogue';
import { listMarketOverrides } from '@/lib/catalogue/server';
import { supportedPairs } from '@/lib/markets';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { isDeliveryOffered } from '@/lib/prices';
import { COMPANY_LIMITS } from '../limits';
import { recordHrMail } from '../messages/record-message';
import { countOpenBatches, hasPaidBatch, insertBatch } from '../repository';
import type { NewBatch } from '../schema';
import { isBatchDay } from './check-batch-day';
import { type BatchEditor, getRecordedAccount, recordAction } from './record-action';

type Deps = BatchEditor & {
  readonly db: Db;
  readonly enqueue: Enqueue;
  readonly now: Date;
  readonly newToken: () => string;
  /** Tests pass their own. */
  readonly capabilities?: CapabilityTable | undefined;
};
export type CreateBatchError =
  | 'not_found'
  | 'validation_failed'
  | 'book_not_available'
  | 'format_not_offered_yet'
  | 'company_day_invalid'
  | 'company_first_too_large'
  | 'company_too_many_open'
  | 'phone_invalid'
  | 'phone_prefix_not_allowed';

/** Why this batch cannot be sold; `null` if it can. */
export function findRefusal(
  { country, language, catalogueId, bookType, delivery, closesAt }: NewBatch,
  { now, capabilities }: Pick<Deps, 'now' | 'capabilities'>,
  overrides: readonly CatalogueOverride[],
) {
  const table = capabilities ?? CURRENT_CAPABILITIES;
  if (!isAvailable('company', table)) return 'not_found';
  if (!supportedPairs.some((pair) => pair.country === country && pair.lang === language)) return 'validation_failed';
  const story = findEditionForSale(catalogueId, overrides);
  if (!story || story.comingSoon || story.language !== language) return 'book_not_available';
  if (bookType !== 'digital' && !isAvailable('print', table)) return 'format_not_offered_yet';
  if (bookType !== 'digital' && delivery && !isDeliveryOffered(country, delivery)) return 'format_not_offered_yet';
  return isBatchDay(new Date(closesAt), now) ? null : 'company_day_invalid';
}

/** Why an account that has not paid yet opens no such batch (rulings "Class and company links"); `null` if it may. */
async function findUnpaidRefusal(tx: Tx, accountId: string, estimatedBooks: number) {
  const { books, openBatches } = COMPANY_LIMITS.unpaid;
  // Locked, so that batches that are opened at once are counted.
  await lockAccount(tx, accountId);
  if (await hasPaidBatch(tx, accountId)) return null;
  if (estimatedBooks > books) return 'company_first_too_large' as const;
  return (await countOpenBatches(tx, accountId)) >= openBatches ? ('company_too_many_open' as const) : null;
}

type CreatedBatch = { readonly id: string; readonly token: string };

/** Opens the order of a company (spec §3 "Company batch"): the answer holds the token of the employees' link. */
export const createBatch = (input: NewBatch, { db, ...deps }: Deps): Promise<Result<CreatedBatch, CreateBatchError>> =>
  db.$transaction((tx) => createBatchWithin(tx, input, deps));

/** The same in a transaction; `id`: the batch gets this one. */
export async function createBatchWithin(
  tx: Tx,
  input: NewBatch,
  { id, ...deps }: Omit<Deps, 'db'> & { readonly id?: string },
): Promise<Result<CreatedBatch, CreateBatchError>> {
  const { accountId, now, newToken } = deps;
  const refusal = findRefusal(input, deps, await listMarketOverrides(tx, input.country));
  if (refusal) return fail(refusal);
  const phone = parsePhone(input.contactPhone, input.country);
  if (!phone.ok) return phone;
  const untried = await findUnpaidRefusal(tx, accountId, input.estimatedBooks);
  if (untried) return fail(untried);
  const { office, bookType, delivery, closesAt, contactPhone: _typed, ...fields } = input;
  const batch = await insertBatch(tx, {
    ...fields,
    ...(id && { id }),
    accountId,
    bookType,
    contactPhone: phone.value.phone,
    linkToken: newToken(),
    delivery: bookType === 'digital' ? null : delivery,
    officeStreet: office.street,
    officeCity: office.city,
    officePostal: office.postal,
    officeState: office.state,
    closesAt: new Date(closesAt),
    createdAt: now,
  });
  await recordAction(tx, { batchId: batch.id, accountId: getRecordedAccount(deps), kind: 'created' }, now);
  await recordHrMail(tx, batch, 'companyOpened', deps);
  return ok({ id: batch.id, token: batch.linkToken });
}
