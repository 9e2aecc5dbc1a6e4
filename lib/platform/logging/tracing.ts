import { type Attributes, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { describeError } from './log';

// Spans do nothing until `startTracing` registers an exporter.

const TRACER = 'gibori';

/** The current trace in the W3C format, for a job that continues it; `undefined` without one. */
export function getTraceParent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

type SpanOptions = {
  readonly kind?: SpanKind;
  /** Only routes, codes and counts: never an id of a person, a text or a path with values. */
  readonly attributes?: Attributes;
  /** The trace that caused this, from `getTraceParent`. */
  readonly traceParent?: string | undefined;
};

/** Runs a function in a span. An error ends it with the error's type and code only, and is thrown on. */
export function withSpan<Value>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {}, traceParent }: SpanOptions,
  run: (span: Span) => Promise<Value>,
): Promise<Value> {
  const parent = traceParent ? propagation.extract(context.active(), { traceparent: traceParent }) : context.active();
  return trace.getTracer(TRACER).startActiveSpan(name, { kind, attributes }, parent, async (span) => {
    try {
      return await run(span);
    } catch (error) {
      const { error: type, code } = describeError(error);
      span.setAttributes({ 'error.type': type, ...(code && { 'error.code': code }) });
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
