import { isDeepStrictEqual } from 'node:util';
import type { PgBoss } from 'pg-boss';
import { DEAD_LETTER_QUEUE } from '@/lib/platform/jobs';

export type DeadLetter = {
  readonly id: string;
  readonly job: string;
  readonly key: string | null;
  /** Ids only: jobs with personal data in their payload leave no dead letter. */
  readonly data: object;
  readonly at: Date;
};

/**
 * Jobs that failed permanently and have not succeeded since, oldest first; only those that contain `data`, if given.
 */
export async function listDeadLetters(boss: PgBoss, data?: object): Promise<readonly DeadLetter[]> {
  const jobs = await boss.findJobs<object>(DEAD_LETTER_QUEUE, { ...(data && { data }) });
  return jobs
    .flatMap(({ id, sourceName, singletonKey, data: payload, createdOn }) =>
      sourceName === null ? [] : [{ id, job: sourceName, key: singletonKey, data: payload, at: createdOn }],
    )
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Enqueues a failed job again and deletes its dead letter. Safe while the same job waits or runs. */
export async function requeueDeadLetter(boss: PgBoss, { id, job, key, data }: DeadLetter): Promise<void> {
  await boss.send(job, data, key ? { singletonKey: key } : {});
  await boss.deleteJob(DEAD_LETTER_QUEUE, id);
}

/** What the job is about, without the trace that caused this attempt. */
function withoutTrace(data: object): object {
  const { traceparent: _, ...payload } = data as { readonly traceparent?: string };
  return payload;
}

/** The same job has succeeded, so its earlier failures are obsolete. */
export async function deleteDeadLetters(boss: PgBoss, job: string, data: object): Promise<void> {
  // pg-boss also finds payloads that only contain this one.
  const payload = withoutTrace(data);
  const obsolete = (await listDeadLetters(boss, payload)).filter(
    (one) => one.job === job && isDeepStrictEqual(withoutTrace(one.data), payload),
  );
  if (obsolete.length > 0)
    await boss.deleteJob(
      DEAD_LETTER_QUEUE,
      obsolete.map(({ id }) => id),
    );
}

/** The failed jobs of the queue, for the shop's desk. */
export type FailedJobs = {
  /** Those that contain `data`, if given. */
  readonly list: (data?: object) => Promise<readonly DeadLetter[]>;
  /** Enqueues one again; `false` when there is none of this id any more. */
  readonly retry: (id: string) => Promise<boolean>;
};

export const openFailedJobs = (boss: PgBoss): FailedJobs => ({
  list: (data) => listDeadLetters(boss, data),
  retry: async (id) => {
    const letter = (await listDeadLetters(boss)).find((one) => one.id === id);
    if (letter) await requeueDeadLetter(boss, letter);
    return letter !== undefined;
  },
});
