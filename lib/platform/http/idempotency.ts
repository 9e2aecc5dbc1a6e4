import type { Db } from '../db';
import { Prisma } from '../db';
import { sha256 } from '../ids';
import { fail, ok, type Result } from '../result';

type Reply = { readonly status: number; readonly body: unknown };
type Refusal = 'idempotency_key_reused' | 'request_in_progress';

/**
 * Runs the work of a key once per scope and gives its reply again to repeats (IETF draft "Idempotency-Key").
 * A failed run (5xx or an exception) frees the key.
 */
export async function once(
  db: Db,
  { scope, key, body }: { readonly scope: string; readonly key: string; readonly body: string },
  work: () => Promise<Reply>,
): Promise<Result<Reply, Refusal>> {
  const id = { scope_key: { scope, key } };
  const requestHash = sha256(body);
  const claimed = await db.idempotentReply.createMany({ data: [{ scope, key, requestHash }], skipDuplicates: true });
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
