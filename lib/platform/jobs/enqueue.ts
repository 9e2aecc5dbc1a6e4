import { fromPrisma, type PgBoss } from 'pg-boss';
import type { Tx } from '../db';
import { newId } from '../ids';
import { getTraceParent } from '../logging/tracing';
import type { JobDefinition } from './define';
import { findNeighbours, insertEntry, renameEntry } from './repository';

type EnqueueOptions = {
  /** A repeated key is ignored while the first job waits or runs. */
  readonly key: string;
  /** The client, for fairness: its jobs run one after the other. */
  readonly group?: string;
  /**
   * What several clients have in common, such as an address without accounts: they take their turns as one, whatever
   * their number.
   */
  readonly share?: string | null;
  readonly startAfter?: Date;
  /** Runs when no other job of its queue waits: the books of a class, so that no parent waits for them. */
  readonly lowPriority?: boolean;
  /** Key prefix of an obsolete job: a waiting job with this prefix is replaced by this one at its queue position. */
  readonly supersedes?: string;
};

/** Enqueues a job inside the transaction that causes it: both commit or neither does. */
export type Enqueue = <Payload extends object>(
  tx: Tx,
  job: JobDefinition<Payload>,
  payload: Payload,
  options: EnqueueOptions,
) => Promise<void>;

type ReplacementJob = {
  readonly queue: string;
  readonly key: string;
  readonly payload: object;
  /** Ids of the waiting jobs that it may replace. */
  readonly replaceable: readonly { readonly id: string }[];
};

/**
 * Replaces a waiting job, keeping its queue position; `false` when no such job waits. A job that a worker starts at the
 * same moment is not replaced, because pg-boss changes the payload of waiting jobs only.
 */
async function replaceWaitingJob(
  boss: PgBoss,
  tx: Tx,
  { queue, key, payload, replaceable }: ReplacementJob,
): Promise<boolean> {
  for (const { id } of replaceable) {
    const { updated } = await boss.update(queue, payload, { id, db: fromPrisma(tx) });
    if (updated === 0) continue;
    await renameEntry(tx, id, key);
    return true;
  }
  return false;
}

/** Below every priority that a group's waiting jobs have. */
const LOW_PRIORITY = -1000;

export const createEnqueue =
  (boss: PgBoss): Enqueue =>
  async (tx, job, payload, { key, group, share = null, startAfter, supersedes, lowPriority = false }) => {
    const { name: queue } = job;
    const groupId = group && job.options.grouped ? group : null;
    const asked = { queue, key, prefix: supersedes ?? null, groupId, share };
    const { replaceable, inGroup, inShare } = await findNeighbours(tx, asked);
    if (await replaceWaitingJob(boss, tx, { queue, key, payload, replaceable })) return;
    // Every client's first job runs before any client's second one, in order of request.
    const priority = groupId ? -Math.max(inGroup, inShare) : 0;
    // The worker continues the trace of the request; a job's schema ignores the field.
    const traceparent = getTraceParent();
    const id = await boss.send(queue, traceparent ? { ...payload, traceparent } : payload, {
      id: newId(),
      db: fromPrisma(tx),
      singletonKey: key,
      ...(lowPriority && { priority: LOW_PRIORITY }),
      ...(groupId && { group: { id: groupId }, priority }),
      ...(startAfter && { startAfter }),
    });
    // `null`: a job with this key waits or runs.
    if (id && groupId) await insertEntry(tx, { id, queue, key, groupId, share, priority });
  };
