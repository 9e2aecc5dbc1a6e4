import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll } from 'vitest';
import type { Db } from '@/lib/platform/db';
import { type Enqueue, enqueueWith } from '@/lib/platform/jobs';
import { createBoss } from '@/lib/wiring/queue';

type Job = {
  readonly name: string;
  readonly key: string | null;
  readonly group: string | null;
  readonly state: string;
  readonly data: unknown;
};

/** The shop's real queue on the test's database. */
export function withQueue(database: { readonly db: Db; readonly url: string }) {
  let boss: PgBoss | undefined;
  beforeAll(async () => {
    boss = createBoss(database.url, 'sender');
    await boss.start();
  });
  afterAll(() => boss?.stop({ graceful: false }));

  const opened = (): PgBoss => {
    if (!boss) throw new Error('The queue is open inside tests and hooks only.');
    return boss;
  };
  const enqueue: Enqueue = (...job) => enqueueWith(opened())(...job);
  return {
    enqueue,
    get boss() {
      return opened();
    },
    /** Jobs of a name in the order they came, optionally those of one key only. */
    jobs: (name: string, key?: string) =>
      database.db.$queryRaw<Job[]>`
        SELECT name, singleton_key AS key, group_id AS "group", state::text, data FROM pgboss.job
        WHERE name = ${name} AND (${key ?? null}::text IS NULL OR singleton_key = ${key ?? null})
        ORDER BY created_on`,
  };
}
