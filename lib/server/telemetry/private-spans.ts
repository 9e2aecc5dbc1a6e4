import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';

/**
 * Attributes that may leave the process: routes, codes and counts. Next adds whole addresses, which contain ids, the
 * tokens of links and what somebody typed into a query.
 */
const ALLOWED_ATTRIBUTES: ReadonlySet<string> = new Set([
  'error.code',
  'error.type',
  'http.method',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'http.status_code',
  'messaging.destination.name',
  'messaging.retry',
  'next.page',
  'next.route',
  'next.rsc',
  'next.span_type',
]);

/** Of Next's own spans: a request, its page or handler, and what the server asks of others. The rest are details. */
const NEXT_SPANS: ReadonlySet<unknown> = new Set([
  'AppRender.fetch',
  'AppRender.getBodyResult',
  'AppRouteRouteHandlers.runHandler',
  'BaseServer.handleRequest',
]);
const isNeeded = ({ instrumentationScope, attributes }: ReadableSpan): boolean =>
  instrumentationScope.name !== 'next.js' || NEXT_SPANS.has(attributes['next.span_type']);

/** Next names a request of the server by its whole address. */
const removeAddress = (name: string): string => name.replace(/\s*\S*(?::\/\/|\?)\S*/g, '');

/** The span without events and messages: an exception is recorded with its words, which may hold a whole row. */
const toPrivateSpan = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    name: { value: removeAddress(span.name) },
    attributes: {
      value: Object.fromEntries(Object.entries(span.attributes).filter(([name]) => ALLOWED_ATTRIBUTES.has(name))),
    },
    events: { value: [] },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;

/** An exporter that sends the spans that tell something, without anything personal. */
export const createPrivateExporter = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.filter(isNeeded).map(toPrivateSpan), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
});
