import type { JobDefinition } from '@/lib/platform/jobs';

export type JobHandler = {
  readonly job: JobDefinition<object>;
  /** `lastTry`: the queue will not retry it. */
  readonly handle: (payload: unknown, lastTry: boolean) => Promise<void>;
  /** Called after it failed permanently, so that waiting screens show the failure. */
  readonly giveUp: (payload: unknown) => Promise<void>;
};

/** Pairs a job with its handler; payloads are validated. */
export const createHandler = <Payload extends object>(
  job: JobDefinition<Payload>,
  handle: (payload: Payload, lastTry: boolean) => Promise<void>,
  giveUp: (payload: Payload) => Promise<unknown> = async () => {},
): JobHandler => ({
  job: job as unknown as JobDefinition<object>,
  handle: (payload, lastTry) => handle(job.schema.parse(payload), lastTry),
  giveUp: async (payload) => {
    await giveUp(job.schema.parse(payload));
  },
});
