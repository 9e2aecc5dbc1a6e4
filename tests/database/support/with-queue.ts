import type { PgBoss } from 'pg-boss';
import { beforeAll } from 'vitest';
import { createEnqueue, type Enqueue } from '@/lib/platform/jobs';
import type { TestDatabase } from './test-database';

type Job = {
  readonly name: string;
  readonly key: string | null;
  readonly group: string | null;
  readonly state: string;
  readonly data: unknown;
};

/** The shop's real queue on the test's database. */
export function withQueue(database: Pick<TestDatabase, 'db' | 'openBoss'>) {
  let boss: PgBoss | undefined;
  beforeAll(async () => {
    boss = await database.openBoss();
  });

  const getBoss = (): PgBoss => {
    if (!boss) throw new Error('The queue is open inside tests and hooks only.');
    return boss;
  };
  const enqueue: Enqueue = (...job) => createEnqueue(getBoss())(...job);
  return {
    enqueue,
    get boss() {
      return getBoss();
    },
    /** Jobs of a name in order of creation, optionally of one key only. */
    jobs: (name: string, key?: string) =>
      database.db.$queryRaw<Job[]>`
        SELECT name, coalesce(entry.key, singleton_key) AS key, job.group_id AS "group", state::text, data
        FROM pgboss.job AS job LEFT JOIN queue_entries AS entry ON entry.id = job.id
        WHERE name = ${name} AND (${key ?? null}::text IS NULL OR coalesce(entry.key, singleton_key) = ${key ?? null})
        ORDER BY created_on`,
  };
}
