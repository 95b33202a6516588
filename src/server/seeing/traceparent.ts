import { type Context, isSpanContextValid, ROOT_CONTEXT, trace } from '@opentelemetry/api';

// W3C Trace Context, 3.2: version, trace id, id of the caller's span, flags.
const shape = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Reads the header by which a caller names its trace; without a valid one a new trace begins. */
export function readTraceparent(header: string | readonly string[] | undefined): Context {
  const [, traceId = '', spanId = '', flags = ''] = typeof header === 'string' ? (shape.exec(header) ?? []) : [];
  const caller = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(caller) ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT;
}

/** Writes the header that names the span of a context; null without a span. */
export function writeTraceparent(context: Context): string | null {
  const span = trace.getSpanContext(context);
  if (span === undefined) return null;
  return `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`;
}
