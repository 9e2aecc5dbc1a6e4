import type { Db } from '../db';
import { Prisma } from '../db';
import { sha256 } from '../ids';
import { fail, ok, type Result } from '../result';

type Reply = { readonly status: number; readonly body: unknown };
type IdempotencyErrorCode = 'idempotency_key_reused' | 'request_in_progress';

/** No request takes this long: a key held longer belongs to a process that died. */
const LOCK_TIMEOUT_MS = 5 * 60_000;

type IdempotentRequest = { readonly scope: string; readonly key: string; readonly body: string; readonly now: Date };

/**
 * Runs the work of a key once per scope and returns its stored reply to repeats (IETF draft "Idempotency-Key"). A
 * failed run (5xx or an exception) releases the key; a repeat takes over the key of a dead process (S21). The key is
 * stored hashed.
 */
export async function runIdempotent(
  db: Db,
  { scope, key: given, body, now }: IdempotentRequest,
  work: () => Promise<Reply>,
): Promise<Result<Reply, IdempotencyErrorCode>> {
  const key = sha256(given);
  const id = { scope_key: { scope, key } };
  const requestHash = sha256(body);
  await db.idempotentReply.deleteMany({
    where: { scope, key, status: null, createdAt: { lt: new Date(now.getTime() - LOCK_TIMEOUT_MS) } },
  });
  const claim = { scope, key, requestHash, createdAt: now };
  const claimed = await db.idempotentReply.createMany({ data: [claim], skipDuplicates: true });
  if (claimed.count === 0) {
    const known = await db.idempotentReply.findUnique({ where: id });
    if (known && known.requestHash !== requestHash) return fail('idempotency_key_reused');
    return known?.status ? ok({ status: known.status, body: known.body }) : fail('request_in_progress');
  }
  const free = () => db.idempotentReply.deleteMany({ where: { scope, key } });
  try {
    const reply = await work();
    if (reply.status >= 500) await free();
    else {
      const stored = (reply.body ?? Prisma.JsonNull) as Prisma.InputJsonValue;
      await db.idempotentReply.update({ where: id, data: { status: reply.status, body: stored } });
    }
    return ok(reply);
  } catch (error) {
    await free();
    throw error;
  }
}
