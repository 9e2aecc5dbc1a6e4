import { createServer } from 'node:http';
import { getMetrics } from '@/lib/platform/logging/metrics';
import { hasMetricsToken } from './metrics-token';

/** Serves the worker's own metrics on a port, with the same token as `/api/metrics`. */
export function serveWorkerMetrics(port: number, token: string): void {
  const { registry } = getMetrics();
  const server = createServer(async ({ headers }, response) => {
    const allowed = hasMetricsToken(headers.authorization, token);
    response.writeHead(allowed ? 200 : 401, { 'content-type': registry.contentType });
    response.end(allowed ? await registry.metrics() : '');
  });
  server.listen(port).unref();
}
