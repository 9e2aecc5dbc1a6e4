import { fromPrisma, type PgBoss } from 'pg-boss';
import type { Tx } from '../db';
import type { JobDefinition } from './define';
import { takeOver, waitingInGroup } from './line';

type EnqueueOptions = {
  /** Makes a repeat harmless while the first one waits or runs. */
  readonly key: string;
  /** Who asks (fairness). */
  readonly group?: string;
  readonly startAfter?: Date;
  /** A waiting job whose key begins so is of no use any more: this one takes its place in the line. */
  readonly supersedes?: string;
};

/** Puts a job into the queue inside the transaction that causes it: both happen or neither does. */
export type Enqueue = <Payload extends object>(
  tx: Tx,
  job: JobDefinition<Payload>,
  payload: Payload,
  options: EnqueueOptions,
) => Promise<void>;

export const enqueueWith =
  (boss: PgBoss): Enqueue =>
  async (tx, job, payload, { key, group, startAfter, supersedes }) => {
    if (supersedes && (await takeOver(tx, job.name, { key, payload, supersedes }))) return;
    const asks = group && job.options.grouped ? group : null;
    await boss.send(job.name, payload, {
      db: fromPrisma(tx),
      singletonKey: key,
      // Everybody's first job comes before anybody's second one, in the order asked.
      ...(asks && { group: { id: asks }, priority: -(await waitingInGroup(tx, job.name, asks)) }),
      ...(startAfter && { startAfter }),
    });
  };
