import type { VerifyCodeInput } from '@/lib/accounts';
import { checkHrCode, type HmacFn, type RequestIdentity, startSession } from '@/lib/accounts/server';
import type { Db, Tx } from '@/lib/platform/db';
import { CONTENDED_TX_OPTIONS } from '@/lib/platform/http';
import { fail, ok, type Result } from '@/lib/platform/result';
import { listBatches } from '../repository';

type Deps = {
  readonly db: Db;
  readonly now: Date;
  readonly identity: RequestIdentity;
  readonly hmac: HmacFn;
  readonly newToken: () => string;
};
type Session = { readonly token: string; readonly endsAt: Date };
type SignInError =
  | 'phone_invalid'
  | 'phone_prefix_not_allowed'
  | 'code_wrong'
  | 'code_expired'
  | 'too_many_attempts'
  | 'access_denied';

/** Opens an HR session of 8 hours (rulings, "Sign-in"); the one of this device before ends. */
export async function openHrSession(
  tx: Tx,
  { accountId, deviceId }: { readonly accountId: string; readonly deviceId: string },
  { newToken, now }: Pick<Deps, 'newToken' | 'now'>,
): Promise<Session> {
  const token = newToken();
  return { token, endsAt: await startSession(tx, { accountId, token, deviceId, kind: 'hr' }, now) };
}

/** HR login by phone code (spec §6), for whoever has created a batch; others are told only after the right code. */
export function signInHr(input: VerifyCodeInput, deps: Deps): Promise<Result<Session, SignInError>> {
  const { db, identity } = deps;
  return db.$transaction(async (tx) => {
    const checked = await checkHrCode(tx, input, deps);
    // A refusal is a value, not an exception: the used check must be committed.
    if (!checked.ok) return checked;
    const accountId = checked.value?.accountId;
    if (!accountId || (await listBatches(tx, accountId)).length === 0) return fail('access_denied');
    return ok(await openHrSession(tx, { accountId, deviceId: identity.deviceId }, deps));
  }, CONTENDED_TX_OPTIONS);
}
