import { parsePhone } from '@/lib/accounts';
import { findAccountByPhone, openAccount } from '@/lib/accounts/server';
import type { CapabilityTable } from '@/lib/capabilities';
import { listMarketOverrides } from '@/lib/catalogue/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, type Result } from '@/lib/platform/result';
import { COMPANY_LIMITS } from '../limits';
import type { NewBatch } from '../schema';
import { type CreateBatchError, createBatchWithin, findRefusal } from './create-batch';

type Deps = {
  readonly db: Db;
  readonly enqueue: Enqueue;
  readonly now: Date;
  readonly newToken: () => string;
  /** Of the new batch. */
  readonly id: string;
  /** Tests pass their own. */
  readonly capabilities?: CapabilityTable | undefined;
};

/**
 * The staff open a batch for an HR person who cannot do it herself: it is her account's, which her phone opens by code,
 * and she gets the mail with the link.
 */
export function openBatchFor(
  input: NewBatch,
  { db, ...deps }: Deps,
): Promise<Result<{ readonly id: string; readonly token: string }, CreateBatchError>> {
  return db.$transaction(async (tx) => {
    const { country, language, contactPhone, estimatedBooks } = input;
    const refusal = findRefusal(input, deps, await listMarketOverrides(tx, country));
    if (refusal) return fail(refusal);
    const phone = parsePhone(contactPhone, country);
    if (!phone.ok) return phone;
    const known = await findAccountByPhone(tx, phone.value.phone);
    // A later refusal would leave a new account behind.
    if (!known && estimatedBooks > COMPANY_LIMITS.unpaid.books) return fail('company_first_too_large');
    const contact = { phone: phone.value.phone, country: phone.value.country, language };
    const accountId = known?.id ?? (await openAccount(tx, contact, deps.now)).id;
    return createBatchWithin(tx, input, { ...deps, accountId, by: 'staff' });
  });
}
