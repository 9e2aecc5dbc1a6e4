import type { JobDefinition } from './define';

/** `lastTry`: the queue will not retry it. */
type Handle<Payload> = (payload: Payload, lastTry: boolean) => Promise<unknown>;

/** `giveUp` is called after the job failed permanently, so that waiting screens show the failure. */
type Handler<Payload> =
  | Handle<Payload>
  | { readonly handle: Handle<Payload>; readonly giveUp: (payload: Payload) => Promise<unknown> };

/** One handler per job of a domain: a missing or an unknown one does not compile. */
type Handlers<Jobs> = {
  readonly [Name in keyof Jobs]: Jobs[Name] extends JobDefinition<infer Payload> ? Handler<Payload> : never;
};

/** A job with its handler, whatever its payload. */
export type JobHandler = {
  readonly job: Pick<JobDefinition<unknown>, 'name' | 'options'>;
  readonly handle: (payload: unknown, lastTry: boolean) => Promise<void>;
  readonly giveUp: (payload: unknown) => Promise<void>;
};

function pair<Payload>(job: JobDefinition<Payload>, handler: Handler<Payload>): JobHandler {
  const { handle, giveUp } = typeof handler === 'function' ? { handle: handler, giveUp: async () => {} } : handler;
  return {
    job,
    async handle(payload, lastTry) {
      await handle(job.schema.parse(payload), lastTry);
    },
    async giveUp(payload) {
      await giveUp(job.schema.parse(payload));
    },
  };
}

/** Pairs a domain's jobs, the exports of its `jobs.ts`, with their handlers; payloads are validated. */
export const createJobHandlers = <Jobs extends { readonly [Name in keyof Jobs]: JobDefinition<object> }>(
  jobs: Jobs,
  handlers: Handlers<Jobs>,
): readonly JobHandler[] =>
  (Object.keys(jobs) as (keyof Jobs)[]).map((name) => pair(jobs[name], handlers[name] as Handler<object>));

/** The dependencies of a handler that needs only the time at which it starts. */
export const atStart = <Deps extends { readonly now: () => Date }>(
  deps: Deps,
): Omit<Deps, 'now'> & { readonly now: Date } => ({ ...deps, now: deps.now() });
