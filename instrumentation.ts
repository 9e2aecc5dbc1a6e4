import type { Instrumentation } from 'next';

/** Checks the settings when the server starts, not at its first request, and empties what the image optimiser once kept. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { buildDir, env, getListenUrl } = await import('@/lib/platform/env');
    const { clearImageCache } = await import('@/lib/platform/http/image-cache');
    const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env();
    const { startTracing } = await import('@/lib/server/telemetry/start-tracing');
    await startTracing({ service: 'web', endpoint });
    if (process.env.NODE_ENV === 'production') {
      const { hideErrorMessages } = await import('@/lib/server/telemetry/private-console');
      hideErrorMessages();
    }
    await clearImageCache(buildDir());
    const { followExpiredPages } = await import('@/lib/server/cache/expired-pages');
    followExpiredPages(getListenUrl(env()));
  }
}

/**
 * Logs an error of a page under the id that its error screen shows, and under the route's name: a path may contain a
 * token.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath, routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { describeError, log } = await import('@/lib/platform/logging/log');
  const { digest } = error as { readonly digest?: string };
  log.error({ errorId: digest, route: routePath, type: routeType, ...describeError(error) }, 'page failed');
};
