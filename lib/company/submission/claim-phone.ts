import { parsePhone } from '@/lib/accounts';
import { checkEmployeeCode, isKnownDevice, type SendCodeDeps, sendCode } from '@/lib/accounts/server';
import type { Owner } from '@/lib/books/server';
import type { Tx } from '@/lib/platform/db';
import { lockAttempts, recordAttempts } from '@/lib/platform/http';
import { fail, ok, type Result } from '@/lib/platform/result';
import { COMPANY_LIMITS } from '../limits';
import { checkOpen } from '../link/check-open';
import { moveSubmission } from '../move-submission';
import { findBatchByLink, findSubmissionByPhone } from '../repository';
import type { ClaimPhone, NewSubmission } from '../schema';

// One order for a phone, and whoever has the link can type any. An order whose phone nobody confirmed gives way to the
// one of whoever proves by a code that the phone is theirs.

const HOUR_SECONDS = 3600;

type Keyed = (purpose: string, value: string) => string;
type Known = NonNullable<Awaited<ReturnType<typeof findSubmissionByPhone>>>;
type Asker = { readonly owner: Owner; readonly keyed: Keyed; readonly now: Date };

/** The order under a phone; a withdrawn one counts as none. */
export async function findLiveSubmission(tx: Tx, batchId: string, phone: string): Promise<Known | null> {
  const known = await findSubmissionByPhone(tx, batchId, phone);
  return known && known.state !== 'withdrawn' ? known : null;
}

/** Whether an order under this phone may give way: nobody confirmed the phone, and it is not this very order again. */
export const givesWay = (known: Known, bookId: string | null): boolean =>
  known.state === 'submitted' && known.phoneConfirmedAt === null && (bookId === null || known.bookId !== bookId);

/** Tells of an order under a phone a few times: whoever has the link must not learn by it who of the company has ordered. */
async function tellOfKnown<Code extends 'company_already_submitted' | 'company_phone_to_confirm'>(
  tx: Tx,
  code: Code,
  { owner: { deviceId, addressKey = deviceId }, keyed, now }: Asker,
) {
  const { device, address } = COMPANY_LIMITS.knownPhonesAnHour;
  const limits = [
    { key: keyed('company-known', deviceId), limit: device, windowSeconds: HOUR_SECONDS },
    { key: keyed('company-known-of', addressKey), limit: address, windowSeconds: HOUR_SECONDS },
  ];
  const waitSeconds = await lockAttempts(tx, limits, now);
  if (waitSeconds > 0) return fail('rate_limited', { waitSeconds });
  await recordAttempts(tx, limits, now);
  return fail(code);
}

type Claim = {
  /** The order that gives way; `null`: nobody has ordered under the phone. */
  readonly other: Known | null;
  /** A code proved on this device before that the phone is its owner's. */
  readonly isKnown: boolean;
};

/** What stands under the phone of a new order, and whether that may take its place: with a code, or on a known device. */
export async function findClaim(
  tx: Tx,
  batchId: string,
  { phone, bookId, code }: Pick<NewSubmission, 'bookId' | 'code'> & { readonly phone: string },
  asker: Asker,
): Promise<Result<Claim, 'company_already_submitted' | 'company_phone_to_confirm' | 'rate_limited'>> {
  const other = await findLiveSubmission(tx, batchId, phone);
  if (other && !givesWay(other, bookId)) return tellOfKnown(tx, 'company_already_submitted', asker);
  const isKnown = await isKnownDevice(tx, phone, asker.owner, asker.keyed, asker.now);
  const isRefused = other && !isKnown && code === undefined;
  return isRefused ? tellOfKnown(tx, 'company_phone_to_confirm', asker) : ok({ other, isKnown });
}

type CheckError = Extract<Awaited<ReturnType<typeof checkEmployeeCode>>, { readonly ok: false }>['code'];

/**
 * Takes the place of the order that somebody else sent under this phone: a code proves whose it is. A refusal is a value,
 * not an exception: the used check must be committed.
 */
export async function takePlace(
  tx: Tx,
  { phone, country, code = '' }: Pick<NewSubmission, 'phone' | 'country' | 'code'>,
  { other, isKnown }: Claim,
  { owner, keyed, now }: Asker,
): Promise<Result<null, CheckError>> {
  if (!other) return ok(null);
  const { deviceId, addressKey = deviceId } = owner;
  const checking = { now, identity: { deviceId, addressKey }, hmac: keyed };
  const checked = isKnown ? ok(null) : await checkEmployeeCode(tx, { phone, country, code }, checking);
  if (checked.ok) await moveSubmission(tx, other, 'withdrawn', 'employee', now);
  return checked;
}

type SendDeps = Omit<SendCodeDeps, 'group'> & { readonly owner: Owner };
type SendError =
  | Extract<Awaited<ReturnType<typeof sendCode>>, { readonly ok: false }>['code']
  | 'invalid_link'
  | 'company_closed'
  | 'company_cancelled'
  | 'company_already_submitted'
  | 'rate_limited'
  | 'not_found';

/** Sends a code to a phone under which somebody else has ordered unconfirmed, within every limit of codes. */
export async function sendClaimCode(
  token: string,
  { phone: typed, country, language }: ClaimPhone,
  { owner, ...deps }: SendDeps,
): Promise<Result<{ readonly resendAfterSeconds: number }, SendError>> {
  const parsed = parsePhone(typed, country);
  if (!parsed.ok) return parsed;
  const { phone } = parsed.value;
  const { db, now, hmac: keyed } = deps;
  const batch = await findBatchByLink(db, token);
  if (!batch) return fail('invalid_link');
  const refused = await checkOpen(db, batch, now);
  if (refused && refused !== 'company_full') return fail(refused);
  const known = await findLiveSubmission(db, batch.id, phone);
  if (!known || !givesWay(known, null)) {
    // The same answer for a phone without an order and for a confirmed one.
    return db.$transaction((tx) => tellOfKnown(tx, 'company_already_submitted', { owner, keyed, now }));
  }
  const group = { id: batch.id, perDay: batch.estimatedBooks * COMPANY_LIMITS.codesPerBook };
  return sendCode({ phone, country: batch.country, language, purpose: 'employee' }, { ...deps, group });
}
