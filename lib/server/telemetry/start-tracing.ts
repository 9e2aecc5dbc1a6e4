/**
 * Sends spans to `OTEL_EXPORTER_OTLP_ENDPOINT` (OTLP over HTTP); without it nothing is loaded and spans do nothing. The
 * other `OTEL_*` variables of the specification apply.
 */
export async function startTracing(service: 'web' | 'worker'): Promise<{ readonly stop: () => Promise<void> }> {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return { stop: async () => {} };
  const [{ NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `gibori-${service}` }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return { stop: () => provider.shutdown() };
}
