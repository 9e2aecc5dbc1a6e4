import { checkEmployeeCode, type SendCodeDeps, sendCode } from '@/lib/accounts/server';
import type { Owner } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { CONTENDED_TX_OPTIONS } from '@/lib/platform/http';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { COMPANY_LIMITS } from '../limits';
import { recordOrdered } from '../messages/record-message';
import type { SubmissionView } from '../model';
import { updateSubmission } from '../repository';
import { findOwn, type OwnOrder } from './own-submission';
import { toSubmissionView } from './submission-view';

type Deps = {
  readonly db: Db;
  readonly owner: Owner;
  readonly now: Date;
  readonly secret: string;
  readonly enqueue: Enqueue;
  readonly identity: SendCodeDeps['identity'];
  readonly hmac: SendCodeDeps['hmac'];
};
type CodeError = Extract<Awaited<ReturnType<typeof sendCode>>, { readonly ok: false }>['code'];
type CheckError = Extract<Awaited<ReturnType<typeof checkEmployeeCode>>, { readonly ok: false }>['code'];

/** Sends a code to the phone of an employee's own order, within every limit of codes (rulings, "Sign-in"). */
export async function sendPhoneCode(
  by: OwnOrder,
  { budget, ...deps }: Deps & Pick<SendCodeDeps, 'budget'>,
): Promise<Result<{ readonly resendAfterSeconds: number }, CodeError | 'invalid_link'>> {
  const found = await findOwn(deps.db, by, deps);
  if (!found) return fail('invalid_link');
  const { batch, employeePhone: phone, language } = found;
  const group = { id: batch.id, perDay: batch.estimatedBooks * COMPANY_LIMITS.codesPerBook };
  return sendCode({ phone, country: batch.country, language, purpose: 'employee' }, { ...deps, budget, group });
}

/** Confirms the phone of an employee's own order: from now on messages about it go there, and the own link at once. */
export function confirmPhone(
  by: OwnOrder,
  { code }: { readonly code: string },
  deps: Deps,
): Promise<Result<SubmissionView, CheckError | 'invalid_link'>> {
  const { db, now, hmac: keyed, enqueue } = deps;
  return db.$transaction(async (tx) => {
    const found = await findOwn(tx, by, deps);
    if (!found) return fail('invalid_link');
    const checked = await checkEmployeeCode(
      tx,
      { phone: found.employeePhone, country: found.batch.country, code },
      deps,
    );
    // A refusal is a value, not an exception: the used check must be committed.
    if (!checked.ok) return checked;
    const saved = await updateSubmission(tx, found.id, { phoneConfirmedAt: now });
    await recordOrdered(tx, saved, { enqueue, now, keyed });
    return ok(toSubmissionView(saved, deps));
  }, CONTENDED_TX_OPTIONS);
}
