import type { Db } from '../db';
import { sha256 } from '../ids';
import { fail, ok, type Result } from '../result';
import { deleteReply, deleteUnanswered, findReply, insertReply, storeReply } from './repository';

type Reply = { readonly status: number; readonly body: unknown };
type IdempotencyErrorCode = 'idempotency_key_reused' | 'request_in_progress';

/**
 * No request takes this long, three tries at the payment provider included: a key held longer belongs to a process that
 * died. Until then whoever repeats the request is told that it is still running.
 */
const LOCK_TIMEOUT_MS = 90_000;

type IdempotentRequest = { readonly scope: string; readonly key: string; readonly body: string; readonly now: Date };

/** What is stored in place of a reply that holds a secret or a person, and how it is made again for a repeat. */
export type ReplyStorage = {
  readonly toStored: (body: unknown) => unknown;
  readonly restore: (stored: unknown) => Promise<unknown>;
};

/**
 * Runs the work of a key once per scope and returns its stored reply to repeats (IETF draft "Idempotency-Key"). A
 * failed run (5xx or an exception) releases the key; a repeat takes over the key of a dead process. The key is
 * stored hashed, and of a reply only what `storage` keeps.
 */
export async function runIdempotent(
  db: Db,
  { scope, key: given, body, now }: IdempotentRequest,
  work: () => Promise<Reply>,
  storage?: ReplyStorage,
): Promise<Result<Reply, IdempotencyErrorCode>> {
  const key = sha256(given);
  const id = { scope, key };
  const requestHash = sha256(body);
  await deleteUnanswered(db, new Date(now.getTime() - LOCK_TIMEOUT_MS), id);
  if (!(await insertReply(db, { ...id, requestHash, createdAt: now }))) {
    const known = await findReply(db, id);
    if (known && known.requestHash !== requestHash) return fail('idempotency_key_reused');
    if (!known?.status) return fail('request_in_progress');
    const isRestored = storage && known.status < 400;
    return ok({ status: known.status, body: isRestored ? await storage.restore(known.body) : known.body });
  }
  try {
    const reply = await work();
    if (reply.status >= 500) await deleteReply(db, id);
    else await storeReply(db, id, toStoredReply(reply, storage));
    return ok(reply);
  } catch (error) {
    await deleteReply(db, id);
    throw error;
  }
}

const toStoredReply = (reply: Reply, storage: ReplyStorage | undefined): Reply =>
  storage && reply.status < 400 ? { status: reply.status, body: storage.toStored(reply.body) } : reply;
