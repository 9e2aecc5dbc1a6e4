import type { VerifyCodeInput } from '@/lib/accounts';
import {
  checkCode,
  type HmacFn,
  type RequestIdentity,
  startSession,
  type VerifiedAccount,
} from '@/lib/accounts/server';
import type { CapabilityTable } from '@/lib/capabilities';
import type { ConsentPurpose } from '@/lib/consent';
import type { Db, Tx } from '@/lib/platform/db';
import { CONTENDED_TX_OPTIONS } from '@/lib/platform/http';
import type { Enqueue } from '@/lib/platform/jobs';
import { ok, type Result } from '@/lib/platform/result';
import { recordReferral } from '@/lib/rewards/server';
import { adoptDraftsAndCreateOrders } from './create-order';
import { extendRetention } from './extend-retention';
import { sendUndeliveredAgain } from './mail/send-again';
import { updateOrderAddresses } from './order-address';
import { accountOrders } from './rewards/repository';

type Deps = {
  readonly db: Db;
  readonly enqueue: Enqueue;
  readonly now: Date;
  readonly identity: RequestIdentity;
  readonly hmac: HmacFn;
  readonly newToken: () => string;
  /** Session token of the browser's current session, which ends. */
  readonly oldToken: string | null;
  /** The code of the invitation that brought this browser. */
  readonly referralCode?: string | null | undefined;
  /** Moves the classes that were collected on the device to the account. */
  readonly adoptClasses: (
    tx: Tx,
    adopter: { readonly deviceId: string; readonly accountId: string },
    now: Date,
  ) => Promise<void>;
  /** What this browser allows to measure; `null` or missing if nobody has asked yet. */
  readonly measuring?: readonly ConsentPurpose[] | null | undefined;
  /** Tests pass their own. */
  readonly capabilities?: CapabilityTable | undefined;
};
type VerifiedSession = VerifiedAccount & { readonly sessionToken: string; readonly sessionEnd: Date };
type VerifyPhoneErrorCode =
  | 'phone_invalid'
  | 'phone_prefix_not_allowed'
  | 'code_wrong'
  | 'code_expired'
  | 'too_many_attempts';

/** Checks the code; a correct one starts a new session and adopts the device's drafts (rulings, "Flow"). */
export function verifyPhone(
  input: VerifyCodeInput,
  deps: Deps,
): Promise<Result<VerifiedSession, VerifyPhoneErrorCode>> {
  const { now, identity: asker } = deps;
  return deps.db.$transaction(async (tx) => {
    const checked = await checkCode(tx, input, deps);
    // An error is a value, not an exception: the used check must be committed.
    if (!checked.ok) return checked;
    const { accountId, country, email, emailReplaced } = checked.value;
    const friend = { accountId, email, deviceId: asker.deviceId };
    await recordReferral(tx, deps.referralCode ?? null, friend, {
      orders: accountOrders,
      capabilities: deps.capabilities,
    });
    const token = deps.newToken();
    const sessionEnd = await startSession(
      tx,
      { accountId, token, deviceId: asker.deviceId, replaces: deps.oldToken },
      now,
    );
    // Locks orders before books, like a payment.
    if (email) await updateOrderAddresses(tx, accountId, email, now);
    if (emailReplaced) await sendUndeliveredAgain(tx, accountId, { enqueue: deps.enqueue, now });
    await deps.adoptClasses(tx, { deviceId: asker.deviceId, accountId }, now);
    await adoptDraftsAndCreateOrders(tx, asker.deviceId, { accountId, country, email }, now);
    await extendRetention(tx, accountId, now);
    return ok({ ...checked.value, sessionToken: token, sessionEnd });
  }, CONTENDED_TX_OPTIONS);
}
