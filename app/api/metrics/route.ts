import { getMetrics } from '@/lib/platform/logging/metrics';
import { endpoint, errorReply } from '@/lib/server/api';
import { getContainer } from '@/lib/server/container';
import { hasMetricsToken } from '@/lib/server/telemetry/metrics-token';
import { collectShopMetrics } from '@/lib/server/telemetry/shop-metrics';

export const dynamic = 'force-dynamic';

/** Metrics for Prometheus: this process, and the shop's orders and queues. 404 without `METRICS_TOKEN`. */
export const GET = endpoint('/api/metrics', async ({ request, now }) => {
  const container = await getContainer();
  const token = container.env.METRICS_TOKEN;
  if (!token) return errorReply('not_found');
  if (!hasMetricsToken(request.headers.get('authorization'), token)) return errorReply('authentication_required');
  const { registry } = getMetrics();
  const text = `${await registry.metrics()}\n${await collectShopMetrics(container, now)}`;
  return new Response(text, { headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' } });
});
