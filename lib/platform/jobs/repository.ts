import type { Tx } from '../db';

// Stores the order of grouped queues in our own table. Like pg-boss, it orders jobs by priority, then by age.

type Entry = {
  readonly id: string;
  readonly queue: string;
  readonly key: string;
  readonly groupId: string;
  readonly share: string | null;
  readonly priority: number;
};

export const insertEntry = (tx: Tx, entry: Entry) => tx.queueEntry.create({ data: entry });

type Neighbours = {
  readonly queue: string;
  readonly key: string;
  /** Key prefix of the waiting jobs that a new one may replace. */
  readonly prefix: string | null;
  readonly groupId: string | null;
  readonly share: string | null;
};

/**
 * What a new job meets in its queue: the waiting jobs that it may replace, the one with exactly its key first, and the
 * numbers of waiting and running jobs of its group and of its share.
 */
export async function findNeighbours(tx: Tx, { queue, key, prefix, groupId, share }: Neighbours) {
  const either = [
    ...(prefix ? [{ key: { startsWith: prefix } }] : []),
    ...(groupId ? [{ groupId }] : []),
    ...(share ? [{ share }] : []),
  ];
  if (either.length === 0) return { replaceable: [], inGroup: 0, inShare: 0 };
  const entries = await tx.queueEntry.findMany({
    where: { queue, endedAt: null, OR: either },
    orderBy: [{ priority: 'desc' }, { createdAt: 'asc' }],
    select: { id: true, key: true, groupId: true, share: true, startedAt: true },
  });
  const waiting = entries.filter((entry) => prefix && entry.key.startsWith(prefix) && entry.startedAt === null);
  return {
    replaceable: waiting.toSorted((one, other) => Number(other.key === key) - Number(one.key === key)),
    inGroup: entries.filter((entry) => entry.groupId === groupId).length,
    inShare: share === null ? 0 : entries.filter((entry) => entry.share === share).length,
  };
}

/** Number of waiting and running jobs of a share, in every queue. */
export const countInShare = (tx: Tx, share: string): Promise<number> =>
  tx.queueEntry.count({ where: { share, endedAt: null } });

export const renameEntry = (tx: Tx, id: string, key: string) =>
  tx.queueEntry.updateMany({ where: { id }, data: { key } });

/** Records that a worker has started the job, perhaps again. Does nothing for a job without an entry. */
export const startEntry = (tx: Tx, id: string, now: Date) =>
  tx.queueEntry.updateMany({ where: { id }, data: { startedAt: now } });

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Records that the job is done or has failed permanently. Deletes entries that ended over an hour ago and those that
 * have not ended after a day, because their position is no longer needed.
 */
export async function endEntry(tx: Tx, id: string, now: Date): Promise<void> {
  const ended = await tx.queueEntry.updateManyAndReturn({
    where: { id },
    data: { endedAt: now },
    select: { queue: true },
  });
  const queue = ended[0]?.queue;
  if (!queue) return;
  const before = (ms: number) => ({ lt: new Date(now.getTime() - ms) });
  await tx.queueEntry.deleteMany({
    where: { queue, OR: [{ endedAt: before(HOUR_MS) }, { endedAt: null, createdAt: before(DAY_MS) }] },
  });
}

/** When the oldest waiting job of each queue was enqueued; `null` without one. */
export async function listOldestWaiting(tx: Tx) {
  const rows = await tx.queueEntry.groupBy({
    by: ['queue'],
    where: { startedAt: null, endedAt: null },
    _min: { createdAt: true },
  });
  return rows.map(({ queue, _min }) => ({ queue, createdAt: _min.createdAt }));
}

export type QueuePosition = {
  /** Jobs that start before this one or run now. */
  readonly before: number;
  /** Average seconds per job of this queue, by the latest jobs of the past hour; `null` without data. */
  readonly secondsEach: number | null;
};

/** Position of a job in its queue; `null` when it runs, is done or never existed. */
export async function getQueuePosition(tx: Tx, queue: string, key: string): Promise<QueuePosition | null> {
  const [row] = await tx.$queryRaw<QueuePosition[]>`
    SELECT
      (SELECT count(*)::int FROM queue_entries AS other
        WHERE other.queue = mine.queue AND other.ended_at IS NULL AND other.id <> mine.id AND (
          other.started_at IS NOT NULL OR other.priority > mine.priority
          OR other.priority = mine.priority AND other.created_at < mine.created_at
        )) AS before,
      (SELECT avg(extract(epoch FROM ended_at - started_at))::float8 FROM (
        SELECT started_at, ended_at FROM queue_entries AS done
        WHERE done.queue = mine.queue AND done.ended_at IS NOT NULL ORDER BY ended_at DESC LIMIT 20
      ) AS latest) AS "secondsEach"
    FROM queue_entries AS mine
    WHERE mine.queue = ${queue} AND mine.key = ${key} AND mine.started_at IS NULL AND mine.ended_at IS NULL`;
  return row ?? null;
}
