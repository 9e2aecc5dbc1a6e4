import type { VerifyCodeInput } from '@/lib/accounts';
import { checkCode, startSession, type VerifiedAccount } from '@/lib/accounts/server';
import type { Db } from '@/lib/platform/db';
import { ok, type Result } from '@/lib/platform/result';
import { adoptAndOrder } from './create-order';

type Deps = {
  readonly db: Db;
  readonly now: Date;
  readonly deviceId: string;
  readonly newToken: () => string;
};
type Verified = VerifiedAccount & { readonly sessionToken: string };
type Refusal = 'phone_invalid' | 'phone_prefix_not_allowed' | 'code_wrong' | 'code_expired' | 'too_many_attempts';

/** Checks the code; a right one signs in with a fresh session and adopts the device's drafts (rulings, "Flow"). */
export function verifyPhone(input: VerifyCodeInput, deps: Deps): Promise<Result<Verified, Refusal>> {
  return deps.db.$transaction(async (tx) => {
    const checked = await checkCode(tx, input, deps.now);
    // A refusal is a value, not an exception: the spent check must be committed.
    if (!checked.ok) return checked;
    const { accountId, country, email } = checked.value;
    const sessionToken = deps.newToken();
    await startSession(tx, accountId, sessionToken, deps.now);
    await adoptAndOrder(tx, deps.deviceId, { accountId, country, email });
    return ok({ ...checked.value, sessionToken });
  });
}
