import { fromPrisma, type PgBoss } from 'pg-boss';
import type { Tx } from '../db';
import type { JobDefinition } from './define';

/**
 * Puts a job into the queue inside the transaction that causes it: both happen or neither does.
 * `key` makes a repeat harmless while the first one waits or runs; `group` is who asks (fairness).
 */
export type Enqueue = <Payload extends object>(
  tx: Tx,
  job: JobDefinition<Payload>,
  payload: Payload,
  options: { readonly key: string; readonly group?: string; readonly startAfter?: Date },
) => Promise<void>;

export const enqueueWith =
  (boss: PgBoss): Enqueue =>
  async (tx, job, payload, { key, group, startAfter }) => {
    await boss.send(job.name, payload, {
      db: fromPrisma(tx),
      singletonKey: key,
      ...(group && job.options.grouped && { group: { id: group } }),
      ...(startAfter && { startAfter }),
    });
  };
