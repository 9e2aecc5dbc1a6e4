import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

type Metrics = {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly jobs: Histogram<'queue' | 'outcome'>;
};

function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of API requests by route file, without the values in its path.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
    registers: [registry],
  });
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Duration of one try of a job.',
    labelNames: ['queue', 'outcome'] as const,
    buckets: [0.1, 0.3, 1, 3, 10, 30, 100, 300],
    registers: [registry],
  });
  return { registry, requests, jobs };
}

const shared = globalThis as { giboriMetrics?: Metrics };

/** This process's metrics; the bundles of one process share them. Labels never hold ids. */
export function getMetrics(): Metrics {
  shared.giboriMetrics ??= createMetrics();
  return shared.giboriMetrics;
}

/** Measures requests of a route. `status` 0: the client got no response. */
export const observeRequest = (method: string, route: string, status: number, ms: number): void =>
  getMetrics().requests.observe({ method, route, status: String(status) }, ms / 1000);

/** Measures one try of a job. */
export const observeJob = (queue: string, outcome: 'done' | 'failed', ms: number): void =>
  getMetrics().jobs.observe({ queue, outcome }, ms / 1000);
