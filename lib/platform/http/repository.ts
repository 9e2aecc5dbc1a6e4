import { Prisma, type Tx } from '../db';

/** A key of a kind of request. */
type ReplyId = { readonly scope: string; readonly key: string };

/** `false` when the key is already claimed. */
export async function insertReply(tx: Tx, reply: ReplyId & { requestHash: string; createdAt: Date }): Promise<boolean> {
  return (await tx.idempotentReply.createMany({ data: [reply], skipDuplicates: true })).count === 1;
}

export const findReply = (tx: Tx, id: ReplyId) => tx.idempotentReply.findUnique({ where: { scope_key: id } });

export const storeReply = (
  tx: Tx,
  id: ReplyId,
  { status, body }: { readonly status: number; readonly body: unknown },
) =>
  tx.idempotentReply.update({
    where: { scope_key: id },
    data: { status, body: (body ?? Prisma.JsonNull) as Prisma.InputJsonValue },
    select: { status: true },
  });

export const deleteReply = (tx: Tx, { scope, key }: ReplyId) =>
  tx.idempotentReply.deleteMany({ where: { scope, key } });

/** Deletes keys whose process died before it replied: of one request, or of all. */
export const deleteUnanswered = (tx: Tx, createdBefore: Date, id?: ReplyId) =>
  tx.idempotentReply.deleteMany({ where: { ...id, status: null, createdAt: { lt: createdBefore } } });

/** Deletes the stored replies that mention a deleted object. */
export const deleteStoredReplies = (tx: Tx, id: string) =>
  tx.$executeRaw`DELETE FROM idempotent_replies WHERE body ->> 'id' = ${id}`;

/** Deletes the stored replies to devices. */
export const deleteDeviceReplies = (tx: Tx, deviceIds: readonly string[]) =>
  tx.idempotentReply.deleteMany({ where: { OR: deviceIds.map((id) => ({ scope: { startsWith: `${id}:` } })) } });

/** Deletes the counters and replies of requests before this time. */
export async function deleteRequestsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.rateLimit.deleteMany({ where: { windowStart: { lt: before } } });
  await tx.attempt.deleteMany({ where: { at: { lt: before } } });
  await tx.idempotentReply.deleteMany({ where: { createdAt: { lt: before } } });
}

/** Counts one request in a window and returns how many there are, in one statement. */
export async function countRequest(tx: Tx, key: string, windowStart: Date): Promise<number> {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    INSERT INTO rate_limits (key, window_start, count) VALUES (${key}, ${windowStart}, 1)
    ON CONFLICT (key, window_start) DO UPDATE SET count = rate_limits.count + 1
    RETURNING count`;
  return row?.count ?? 0;
}

/** Whether the database has the shop's tables. Throws where they are missing. */
export const readTables = (tx: Tx) => tx.rateLimit.findFirst({ select: { key: true } });

/** Limits as columns, one element for each limit. */
type LimitColumns = {
  readonly keys: readonly string[];
  readonly most: readonly number[];
  readonly windows: readonly number[];
};

/** Seconds until every limit allows one more attempt; `null` for now. */
export async function findAttemptWait(tx: Tx, { keys, most, windows }: LimitColumns, now: Date) {
  const [row] = await tx.$queryRaw<{ wait: number | null }[]>`
    SELECT max(extract(epoch FROM oldest.at - ${now}::timestamptz) + asked.seconds)::float8 AS wait
    FROM unnest(${keys}::text[], ${most}::int[], ${windows}::int[]) AS asked(key, most, seconds)
    CROSS JOIN LATERAL (
      SELECT at FROM attempts
      WHERE attempts.key = asked.key AND at > ${now}::timestamptz - make_interval(secs => asked.seconds)
      ORDER BY at DESC OFFSET asked.most - 1 LIMIT 1
    ) AS oldest`;
  return row?.wait ?? null;
}

/** Locks the keys until the transaction ends, in one order to avoid deadlocks. */
export const lockKeys = (tx: Tx, keys: readonly string[]) => tx.$executeRaw`
  SELECT pg_advisory_xact_lock(lock) FROM (
    SELECT DISTINCT hashtextextended(key, 0) AS lock FROM unnest(${keys}::text[]) AS key ORDER BY lock
  ) AS ordered`;

export const insertAttempts = (tx: Tx, keys: readonly string[], at: Date) =>
  tx.attempt.createMany({ data: keys.map((key) => ({ key, at })) });
