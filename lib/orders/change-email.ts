import { accountById, confirmEmail, setEmail } from '@/lib/accounts/server';
import type { Db } from '@/lib/platform/db';
import { sha256, sign, unsign } from '@/lib/platform/ids';
import { fail, ok, type Result } from '@/lib/platform/result';
import { type Address, followAddress } from './follow-address';

type Deps = { readonly db: Db; readonly accountId: string };

/** 'Change' beside the address at checkout: the account's address, and with it that of every unpaid order (S2). */
export function changeEmail(email: string, { db, accountId }: Deps): Promise<Result<Address>> {
  return db.$transaction(async (tx) => {
    await setEmail(tx, accountId, email);
    await followAddress(tx, accountId, email);
    const account = await accountById(tx, accountId);
    return ok({ email: account?.email ?? email, verified: account?.emailVerifiedAt != null });
  });
}

const PURPOSE = 'confirm-email';

/** The secret in mails to an address that is not confirmed yet: it proves that such a mail was opened. */
export const confirmToken = (secret: string, accountId: string, email: string): string =>
  sign(secret, PURPOSE, `${accountId}:${sha256(email)}`);

/**
 * Confirms the account's address. It takes both: a mail that was opened there, and the account's own phone. A stranger
 * whom a mistyped address reached has the one and not the other.
 */
export async function confirmAddress(
  token: string,
  { db, accountId, secrets, now }: Deps & { readonly secrets: readonly string[]; readonly now: Date },
): Promise<Result<Address, 'link_invalid'>> {
  const [of, hash] = unsign(secrets, PURPOSE, token)?.split(':') ?? [];
  const account = of === accountId ? await accountById(db, accountId) : null;
  const email = account?.email;
  if (!email || sha256(email) !== hash) return fail('link_invalid');
  return (await confirmEmail(db, accountId, email, now)) ? ok({ email, verified: true }) : fail('link_invalid');
}
