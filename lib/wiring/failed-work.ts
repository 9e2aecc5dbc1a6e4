import type { PgBoss } from 'pg-boss';
import { DEAD_LETTERS } from '@/lib/platform/jobs';

export type Letter = {
  readonly id: string;
  readonly job: string;
  readonly key: string | null;
  /** Ids only: jobs whose payload holds more leave no dead letter. */
  readonly data: object;
  readonly at: Date;
};

async function rows<Row>(boss: PgBoss, sql: string, values: readonly unknown[]): Promise<readonly Row[]> {
  return (await boss.getDb().executeSql(sql, [...values])).rows;
}

/** Work that failed for good and has not succeeded since, the oldest first. */
export const failedWork = (boss: PgBoss): Promise<readonly Letter[]> =>
  rows<Letter>(
    boss,
    `SELECT id, source_name AS job, singleton_key AS key, data, created_on AS at
     FROM pgboss.job WHERE name = $1 AND source_name IS NOT NULL ORDER BY created_on`,
    [DEAD_LETTERS],
  );

/** Queues failed work again and takes it off the list. Harmless while the same work waits or runs. */
export async function requeue(boss: PgBoss, { id, job, key, data }: Letter): Promise<void> {
  await boss.send(job, data, key ? { singletonKey: key } : {});
  await boss.deleteJob(DEAD_LETTERS, id);
}

/** The same work has succeeded: nobody need look at its earlier failures any more. */
export async function forgetLetters(boss: PgBoss, job: string, data: object): Promise<void> {
  await rows(boss, 'DELETE FROM pgboss.job WHERE name = $1 AND source_name = $2 AND data = $3::jsonb', [
    DEAD_LETTERS,
    job,
    JSON.stringify(data),
  ]);
}
