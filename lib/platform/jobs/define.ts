import type { z } from 'zod';

export type JobOptions = {
  /** Seconds without a heartbeat after which another worker takes the job. */
  readonly expireInSeconds: number;
  readonly retryLimit: number;
  readonly retryDelay?: number;
  /** The longest wait between two tries, in seconds; the wait doubles up to it. */
  readonly retryDelayMax?: number;
  /** How many jobs of this name one worker process runs side by side. */
  readonly concurrency: number;
  /** Jobs of one group (a device) run one at a time. */
  readonly grouped?: boolean;
  /** The queue's name in an earlier release: jobs that wait in it are still handled. Goes a release later. */
  readonly formerName?: string;
  /** Also runs on this schedule (UTC). */
  readonly cron?: string;
  /** The dead letter queue does not store payloads with a phone number or a code. */
  readonly confidential?: boolean;
};

/** The light half of a job: its name, payload schema and options. Only the worker loads the handler. */
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

/** Mails and refunds survive a provider outage: waits from ten seconds to an hour, more than a day in total. */
export const RETRY_FOR_A_DAY = { retryLimit: 40, retryDelay: 10, retryDelayMax: 3600 } as const;

/**
 * What a parent waits for survives a short outage of the object store or the print house: waits from five seconds to
 * two minutes, about ten minutes in total. Then the parent hears of the delay.
 */
export const RETRY_FOR_MINUTES = { retryLimit: 10, retryDelay: 5, retryDelayMax: 120 } as const;

/** The queue that stores permanently failed jobs for the staff to inspect. */
export const DEAD_LETTER_QUEUE = 'dead-letters';
