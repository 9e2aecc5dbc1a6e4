import type { z } from 'zod';

export type JobOptions = {
  /** Seconds without an answer after which another worker takes the job. */
  readonly expireInSeconds: number;
  readonly retryLimit: number;
  readonly retryDelay?: number;
  /** The longest wait between two tries, in seconds; the waits double until then. */
  readonly retryDelayMax?: number;
  /** How many jobs of this name one worker process runs side by side. */
  readonly concurrency: number;
  /** Jobs of one group (a device) run one at a time. */
  readonly grouped?: boolean;
  /** Runs by the clock as well (UTC). */
  readonly cron?: string;
  /** Payloads with a phone or a code are not kept for the desk when the job fails for good. */
  readonly confidential?: boolean;
};

/** A job's light half: its name, its checked payload, how it is run. The handler is loaded by the worker only. */
export type JobDefinition<Payload> = {
  readonly name: string;
  readonly schema: z.ZodType<Payload>;
  readonly options: JobOptions;
};

export const defineJob = <Payload>(
  name: string,
  schema: z.ZodType<Payload>,
  options: JobOptions,
): JobDefinition<Payload> => ({ name, schema, options });

/** Mails and refunds outlive a provider's bad day: waits from ten seconds to an hour, together a day and more. */
export const A_DAY_OF_TRIES = { retryLimit: 40, retryDelay: 10, retryDelayMax: 3600 } as const;

/** The name of the queue that keeps what failed for good, for the desk to look at. */
export const DEAD_LETTERS = 'dead-letters';
