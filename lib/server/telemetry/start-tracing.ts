type Tracing = {
  readonly service: 'web' | 'worker';
  /** Base address of an OTLP/HTTP collector; without it nothing is loaded and spans do nothing. */
  readonly endpoint: string | undefined;
};

/** Sends the spans of this process to a collector; `stop` sends what is left. */
export async function startTracing({ service, endpoint }: Tracing): Promise<{ readonly stop: () => Promise<void> }> {
  if (!endpoint) return { stop: async () => {} };
  const [{ NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, { resourceFromAttributes }, privacy] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('./private-spans'),
    ]);
  const exporter = new OTLPTraceExporter({ url: new URL('v1/traces', `${endpoint.replace(/\/$/, '')}/`).href });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `gibori-${service}` }),
    spanProcessors: [new BatchSpanProcessor(privacy.createPrivateExporter(exporter))],
  });
  provider.register();
  return { stop: () => provider.shutdown() };
}
