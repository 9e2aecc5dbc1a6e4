import { confirmEmail, findAccount, isFreshSignIn, setEmail } from '@/lib/accounts/server';
import type { Db } from '@/lib/platform/db';
import { sha256 } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { readToken, signToken } from '@/lib/platform/tokens';
import { sendUndeliveredAgain } from './mail/send-again';
import { type OrderAddress, updateOrderAddresses } from './order-address';

type Deps = { readonly db: Db; readonly accountId: string; readonly now: Date };

type ChangeDeps = Deps & {
  readonly enqueue: Enqueue;
  /** The session's token: the phone must have been verified just now. */
  readonly sessionToken: string;
};

/**
 * 'Change' beside the address: changes the account's address and that of its unpaid orders, and sends again what
 * the former address refused. Another address needs a phone that was verified just now (OWASP ASVS 5.0, 7.5.1): mail
 * to it opens books.
 */
export function changeEmail(
  email: string,
  { db, accountId, enqueue, sessionToken, now }: ChangeDeps,
): Promise<Result<OrderAddress, 'verification_too_old'>> {
  return db.$transaction(async (tx) => {
    const before = await findAccount(tx, accountId);
    const isFresh = await isFreshSignIn(tx, sessionToken, now);
    if (before?.email !== email && !isFresh) return fail('verification_too_old');
    const { count: changed } = await setEmail(tx, accountId, email);
    await updateOrderAddresses(tx, accountId, email, now);
    if (changed > 0) await sendUndeliveredAgain(tx, accountId, { enqueue, now });
    const account = await findAccount(tx, accountId);
    return ok({ email: account?.email ?? email, verified: account?.emailVerifiedAt != null });
  });
}

const PURPOSE = 'confirm-email';

/** The token in mails to an unconfirmed address: it proves that the recipient opened the mail. */
export const createConfirmToken = (secret: string, accountId: string, email: string): string =>
  signToken(secret, PURPOSE, `${accountId}:${sha256(email)}`);

/**
 * Confirms the account's address. Requires both an opened mail and the account's own session: a stranger who receives
 * the mail at a mistyped address has no session.
 */
export async function confirmEmailAddress(
  token: string,
  { db, accountId, secrets, now }: Deps & { readonly secrets: readonly string[] },
): Promise<Result<OrderAddress, 'link_invalid'>> {
  const [tokenAccountId, hash] = readToken(secrets, PURPOSE, token)?.split(':') ?? [];
  const account = tokenAccountId === accountId ? await findAccount(db, accountId) : null;
  const email = account?.email;
  if (!email || sha256(email) !== hash) return fail('link_invalid');
  return (await confirmEmail(db, accountId, email, now)) ? ok({ email, verified: true }) : fail('link_invalid');
}
