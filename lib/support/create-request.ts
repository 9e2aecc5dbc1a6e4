import { recordEmail } from '@/lib/email/server';
import { COUNTRIES, DEFAULT_COUNTRY, type Language } from '@/lib/markets';
import type { Db, Tx } from '@/lib/platform/db';
import { checkRateLimit } from '@/lib/platform/http';
import { sha256 } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { supportMailJob } from './jobs';
import { SUPPORT_LIMITS } from './limits';
import { getSupportMailKey, type SupportMailKind } from './mail-props';
import * as repo from './repository';
import type { SupportRequestInput } from './schema';

type Account = {
  readonly accountId: string;
  readonly phone: string;
  readonly email: string | null;
  readonly language: Language;
};

export type SupportDeps = {
  readonly db: Db;
  readonly enqueue: Enqueue;
  readonly now: Date;
  readonly deviceId: string;
  /** The signed-in account; its e-mail and phone fill omitted fields. */
  readonly account: Account | null;
  /** E.164, so that a deletion finds the request by the account's phone; what is no number of our markets as typed. */
  readonly normalizePhone: (typed: string) => string;
  /** Whether the order is the account's own. */
  readonly ownsOrder: (orderId: string) => Promise<boolean>;
};

type MailDeps = Pick<SupportDeps, 'enqueue' | 'now'>;

async function enqueueMail(
  tx: Tx,
  kind: SupportMailKind,
  row: { readonly id: string; readonly language: Language },
  deps: MailDeps,
) {
  const key = getSupportMailKey(kind, row.id);
  await recordEmail(tx, { key, kind, language: row.language }, deps.now);
  await deps.enqueue(tx, supportMailJob, { requestId: row.id, kind }, { key });
}

/**
 * Stores a support request and enqueues its two mails (spec §7 `POST /api/support`). Another person's order gets the
 * response of an unknown one. A detected bot, a duplicate and an address over its confirmation limit all get a success
 * response, so that nobody can probe these checks.
 */
export async function createSupportRequest(
  input: SupportRequestInput,
  deps: SupportDeps,
): Promise<Result<null, 'email_required' | 'not_found' | 'rate_limited'>> {
  const { db, now, account } = deps;
  if (input.website) return ok(null);
  const email = input.email ?? account?.email;
  if (!email) return fail('email_required');
  // A signed-out visitor cannot prove that an order is theirs: the message is stored without the order.
  const orderId = account ? (input.orderId ?? null) : null;
  if (orderId && !(await deps.ownsOrder(orderId))) return fail('not_found');
  const waitSeconds = await checkRateLimit(db, SUPPORT_LIMITS.device, deps.deviceId, now);
  if (waitSeconds > 0) return fail('rate_limited', { waitSeconds });

  const request: repo.NewRequest = {
    orderId,
    email,
    accountId: account?.accountId ?? null,
    phone: input.phone ? deps.normalizePhone(input.phone) : (account?.phone ?? null),
    topic: input.topic ?? (orderId ? null : 'order'),
    description: input.description,
    language: input.language ?? account?.language ?? COUNTRIES[DEFAULT_COUNTRY].defaultLanguage,
  };
  await db.$transaction((tx) => recordSupportRequest(tx, request, deps));
  return ok(null);
}

/** Stores a request of a known person and enqueues its two mails, in the transaction that causes it; once. */
export async function recordSupportRequest(tx: Tx, request: repo.NewRequest, deps: MailDeps): Promise<void> {
  const { email, description } = request;
  await repo.lockText(tx, sha256(`${email}\n${description}`));
  const since = new Date(deps.now.getTime() - SUPPORT_LIMITS.sameTextMinutes * 60_000);
  if (await repo.findDuplicate(tx, request, since)) return;
  const row = await repo.insertRequest(tx, request, deps.now);
  await enqueueMail(tx, 'supportRequest', row, deps);
  // Hashed, because counters store no addresses.
  const wait = await checkRateLimit(tx, SUPPORT_LIMITS.confirmation, sha256(email.toLowerCase()), deps.now);
  if (wait === 0) await enqueueMail(tx, 'supportReceived', row, deps);
}
