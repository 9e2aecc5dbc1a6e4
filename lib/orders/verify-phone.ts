import type { VerifyCodeInput } from '@/lib/accounts';
import { type Asker, checkCode, type Keyed, startSession, type VerifiedAccount } from '@/lib/accounts/server';
import type { Db } from '@/lib/platform/db';
import { TAKING_TURNS } from '@/lib/platform/http';
import { ok, type Result } from '@/lib/platform/result';
import { adoptAndOrder } from './create-order';
import { followAddress } from './follow-address';
import { noteVisit } from './note-visit';

type Deps = {
  readonly db: Db;
  readonly now: Date;
  readonly asker: Asker;
  readonly keyed: Keyed;
  readonly newToken: () => string;
  /** Session token that the browser holds already; its session ends. */
  readonly oldToken: string | null;
};
type Verified = VerifiedAccount & { readonly sessionToken: string; readonly sessionEnd: Date };
type Refusal = 'phone_invalid' | 'phone_prefix_not_allowed' | 'code_wrong' | 'code_expired' | 'too_many_attempts';

/** Checks the code; a right one signs in with a fresh session and adopts the device's drafts (rulings, "Flow"). */
export function verifyPhone(input: VerifyCodeInput, deps: Deps): Promise<Result<Verified, Refusal>> {
  const { now, asker } = deps;
  return deps.db.$transaction(async (tx) => {
    const checked = await checkCode(tx, input, deps);
    // A refusal is a value, not an exception: the spent check must be committed.
    if (!checked.ok) return checked;
    const { accountId, country, email } = checked.value;
    const token = deps.newToken();
    const sessionEnd = await startSession(
      tx,
      { accountId, token, deviceId: asker.deviceId, replaces: deps.oldToken },
      now,
    );
    // Orders before books, as a payment locks them.
    if (email) await followAddress(tx, accountId, email);
    await adoptAndOrder(tx, asker.deviceId, { accountId, country, email }, now);
    await noteVisit(tx, accountId, now);
    return ok({ ...checked.value, sessionToken: token, sessionEnd });
  }, TAKING_TURNS);
}
