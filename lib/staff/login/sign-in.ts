import type { VerifyCodeInput } from '@/lib/accounts';
import { checkStaffCode, type HmacFn, type RequestIdentity } from '@/lib/accounts/server';
import type { Db, Tx } from '@/lib/platform/db';
import { CONTENDED_TX_OPTIONS, lockAttempts, recordAttempts } from '@/lib/platform/http';
import { fail, ok, type Result } from '@/lib/platform/result';
import { STAFF_LIMITS } from '../limits';
import {
  acceptTotp,
  findMemberByPhone,
  hasOwner,
  lockMembers,
  type MemberRow,
  setTotpSecret,
  upsertMember,
} from '../members/repository';
import { seal, unseal } from './secret-box';
import { endStaffSession, readSecondStep, type StaffSession, startSecondStep, startStaffSession } from './session';
import { checkTotp, createTotpSecret, createTotpUri } from './totp';

type PhoneDeps = {
  readonly db: Db;
  readonly now: Date;
  readonly identity: RequestIdentity;
  readonly hmac: HmacFn;
  readonly newToken: () => string;
  /** `STAFF_OWNER_PHONE` */
  readonly ownerPhone: string | undefined;
  /** `SHOP_SECRET` */
  readonly secret: string;
};
type PhoneError = 'phone_invalid' | 'phone_prefix_not_allowed' | 'code_wrong' | 'code_expired' | 'too_many_attempts';

/** The active member of a phone; the phone of the settings becomes the first owner. */
async function findEntrant(tx: Tx, phone: string, ownerPhone: string | undefined): Promise<MemberRow | null> {
  const member = await findMemberByPhone(tx, phone);
  if (member) return member.deactivatedAt ? null : member;
  if (phone !== ownerPhone) return null;
  await lockMembers(tx);
  return (await hasOwner(tx)) ? null : upsertMember(tx, phone, 'owner');
}

/**
 * First step: the code of the phone. Whoever may not enter gets the answer of a wrong code, so that nobody learns who
 * is in the list.
 */
export function checkStaffPhone(input: VerifyCodeInput, deps: PhoneDeps): Promise<Result<StaffSession, PhoneError>> {
  const { db, now, newToken, ownerPhone, secret } = deps;
  return db.$transaction(async (tx) => {
    const checked = await checkStaffCode(tx, input, deps);
    // A refusal is a value, not an exception: the used check must be committed.
    if (!checked.ok) return checked;
    const member = await findEntrant(tx, checked.value.phone, ownerPhone);
    if (!member) return fail('code_wrong');
    if (!member.enrolledAt) await setTotpSecret(tx, member.id, seal(secret, member.id, createTotpSecret(), newToken()));
    return ok(await startSecondStep(tx, { memberId: member.id, token: newToken(), now }));
  }, CONTENDED_TX_OPTIONS);
}

type StepDeps = {
  readonly db: Db;
  readonly now: Date;
  readonly hmac: HmacFn;
  readonly newToken: () => string;
  /** The current secret of the shop, then the one before. */
  readonly secrets: readonly string[];
};

const readSecret = (member: MemberRow, secrets: readonly string[]): string | null =>
  member.totpSecret && unseal(secrets, member.id, member.totpSecret);

/** What the second step shows: a secret to set up the app with, once, or only a field for the app's code. */
export type SecondStep = { readonly setUp: { readonly uri: string; readonly secret: string } | null };

/** The second step of a sign-in that has begun; `null` when none has. */
export async function getSecondStep(
  token: string,
  { db, now, secrets }: Pick<StepDeps, 'db' | 'now' | 'secrets'>,
): Promise<SecondStep | null> {
  const member = await readSecondStep(db, token, now);
  if (!member) return null;
  const secret = readSecret(member, secrets);
  if (member.enrolledAt || !secret) return { setUp: null };
  return { setUp: { secret, uri: createTotpUri(secret, member.phone) } };
}

/** Second step: a code of the authenticator app, each once. The desk gets a token of its own. */
export function completeSignIn(
  token: string,
  code: string,
  { db, now, hmac, newToken, secrets }: StepDeps,
): Promise<Result<StaffSession, 'code_wrong' | 'code_expired' | 'too_many_attempts'>> {
  return db.$transaction(async (tx) => {
    const begun = await readSecondStep(tx, token, now);
    if (!begun) return fail('code_expired');
    const limits = [{ key: hmac('staff-totp', begun.id), ...STAFF_LIMITS.totpChecks }];
    const waitSeconds = await lockAttempts(tx, limits, now);
    if (waitSeconds > 0) return fail('too_many_attempts', { waitSeconds });
    await recordAttempts(tx, limits, now);
    // Read again behind the lock: a request that just ended may have used this code.
    const member = await readSecondStep(tx, token, now);
    const secret = member && readSecret(member, secrets);
    const step = secret ? checkTotp(secret, code, member.totpStep, now) : null;
    const [current = ''] = secrets;
    if (!member || !secret || step === null) return fail('code_wrong');
    const totpSecret = seal(current, member.id, secret, newToken());
    if (!(await acceptTotp(tx, member.id, { step, totpSecret, now }))) return fail('code_wrong');
    await endStaffSession(tx, token);
    return ok(await startStaffSession(tx, { memberId: member.id, token: newToken(), now }));
  }, CONTENDED_TX_OPTIONS);
}
