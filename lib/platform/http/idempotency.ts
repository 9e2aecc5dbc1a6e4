import type { Db } from '../db';
import { sha256 } from '../ids';
import { fail, ok, type Result } from '../result';
import { deleteReply, deleteUnanswered, findReply, insertReply, storeReply } from './repository';

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
  const id = { scope, key };
  const requestHash = sha256(body);
  await deleteUnanswered(db, new Date(now.getTime() - LOCK_TIMEOUT_MS), id);
  if (!(await insertReply(db, { ...id, requestHash, createdAt: now }))) {
    const known = await findReply(db, id);
    if (known && known.requestHash !== requestHash) return fail('idempotency_key_reused');
    return known?.status ? ok({ status: known.status, body: known.body }) : fail('request_in_progress');
  }
  try {
    const reply = await work();
    if (reply.status >= 500) await deleteReply(db, id);
    else await storeReply(db, id, reply);
    return ok(reply);
  } catch (error) {
    await deleteReply(db, id);
    throw error;
  }
}
