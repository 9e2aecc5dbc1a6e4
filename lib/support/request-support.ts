import { COUNTRIES, DEFAULT_COUNTRY, type Language } from '@/lib/markets';
import type { Db, Tx } from '@/lib/platform/db';
import { countRequest } from '@/lib/platform/http';
import { sha256 } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { supportMailJob } from './jobs';
import { SUPPORT_LIMITS } from './limits';
import { mailKey, type SupportMailKind } from './mail-facts';
import * as repo from './repo';
import type { SupportRequestInput } from './schema';

type Account = { readonly phone: string; readonly email: string | null; readonly language: Language };

export type SupportDeps = {
  readonly db: Db;
  readonly enqueue: Enqueue;
  readonly now: Date;
  readonly deviceId: string;
  /** Who is signed in; says the e-mail and phone that the form left out. */
  readonly account: Account | null;
  /** Whether the order is the account's own. */
  readonly ownsOrder: (orderId: string) => Promise<boolean>;
};

async function queueMail(
  tx: Tx,
  kind: SupportMailKind,
  row: { readonly id: string; readonly language: Language },
  deps: SupportDeps,
) {
  const key = mailKey(kind, row.id);
  await repo.noteMessage(tx, { key, channel: 'email', kind, language: row.language, createdAt: deps.now });
  await deps.enqueue(tx, supportMailJob, { requestId: row.id, kind }, { key });
}

/**
 * Stores a support request and queues its two mails (spec §7 `POST /api/support`).
 * Another person's order answers like one that does not exist. Nobody is told that a machine was recognised, that a
 * text came twice, or that an address had its share of confirmations: all of them are answered as success.
 */
export async function requestSupport(
  input: SupportRequestInput,
  deps: SupportDeps,
): Promise<Result<null, 'email_required' | 'not_found' | 'rate_limited'>> {
  const { db, now, account } = deps;
  if (input.website) return ok(null);
  const email = input.email ?? account?.email;
  if (!email) return fail('email_required');
  // Whoever is signed out cannot show that an order is theirs: the message counts, the link to the order does not.
  const orderId = account ? (input.orderId ?? null) : null;
  if (orderId && !(await deps.ownsOrder(orderId))) return fail('not_found');
  const waitSeconds = await countRequest(db, SUPPORT_LIMITS.device, deps.deviceId, now);
  if (waitSeconds > 0) return fail('rate_limited', { waitSeconds });

  const request: repo.NewRequest = {
    orderId,
    email,
    phone: input.phone ?? account?.phone ?? null,
    topic: input.topic ?? (orderId ? null : 'order'),
    description: input.description,
    language: input.language ?? account?.language ?? COUNTRIES[DEFAULT_COUNTRY].defaultLanguage,
  };
  await db.$transaction(async (tx) => {
    await repo.lockText(tx, sha256(`${email}\n${request.description}`));
    const since = new Date(now.getTime() - SUPPORT_LIMITS.sameTextMinutes * 60_000);
    if (await repo.sameSince(tx, request, since)) return;
    const row = await repo.insertRequest(tx, request, now);
    await queueMail(tx, 'supportRequest', row, deps);
    // Hashed, since the counters keep no addresses.
    const full = await countRequest(tx, SUPPORT_LIMITS.confirmation, sha256(email.toLowerCase()), now);
    if (full === 0) await queueMail(tx, 'supportReceived', row, deps);
  });
  return ok(null);
}
