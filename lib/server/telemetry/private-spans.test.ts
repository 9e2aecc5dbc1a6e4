import { SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { expect, it } from 'vitest';
import { createPrivateExporter } from './private-spans';

const exporter = new InMemorySpanExporter();
const tracer = new NodeTracerProvider({
  spanProcessors: [new SimpleSpanProcessor(createPrivateExporter(exporter))],
}).getTracer('next.js');

it('privacy: spans leave without addresses, words of errors and unknown attributes', () => {
  const span = tracer.startSpan('GET /[country]/[lang]/preview/[bookId]', {
    attributes: {
      'next.span_type': 'BaseServer.handleRequest',
      'http.method': 'GET',
      'http.target': '/IL/he/preview/6f9619ff?name=Noa',
      'http.route': '/[country]/[lang]/preview/[bookId]',
      'http.url': 'https://files.example/6f9619ff',
      'child.name': 'Noa',
    },
  });
  span.recordException(new TypeError('no such child: Noa'));
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'no such child: Noa' });
  span.end();
  const fetchType = { 'next.span_type': 'AppRender.fetch' };
  tracer.startSpan('fetch GET https://files.example/6f9619ff?name=Noa', { attributes: fetchType }).end();
  tracer.startSpan('load route module', { attributes: { 'next.span_type': 'LoadComponents.loadRouteModule' } }).end();
  expect(exporter.getFinishedSpans()).toHaveLength(2);
  const [page, fetched] = exporter.getFinishedSpans();
  expect(page).toMatchObject({
    name: 'GET /[country]/[lang]/preview/[bookId]',
    events: [],
    status: { code: SpanStatusCode.ERROR },
  });
  expect(page?.attributes).toEqual({
    'next.span_type': 'BaseServer.handleRequest',
    'http.method': 'GET',
    'http.route': '/[country]/[lang]/preview/[bookId]',
  });
  expect(page?.spanContext().traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(page?.ended).toBe(true);
  expect(fetched?.name).toBe('fetch GET');
});
