import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { hearEndedWork, traces, type TracedWork, type WatchedWork, type Work, workChannel } from '#watch.ts';

// Characters of a statement in a span. Values are parameters and are not part of it.
const longest = 1000;

type Described = { readonly name: string; readonly kind: SpanKind; readonly attributes: Attributes };

/**
 * Makes a span of each piece of work. Statements belong to the request or job that waits for them; those of
 * the housekeeping have no span.
 * @returns a function that ends this
 */
export function spanWork(tracer: Tracer): () => void {
  const spans = new WeakMap<WatchedWork, Span>();
  const begin = (watching: WatchedWork): TracedWork | undefined => {
    const parent = traces.getStore();
    const { work } = watching;
    if (work.kind === 'sql' && parent === undefined) return undefined;
    const { name, kind, attributes } = describe(work);
    const within = parent?.context ?? ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind, attributes }, within);
    spans.set(watching, span);
    return { id: span.spanContext().traceId, context: trace.setSpan(within, span) };
  };
  workChannel.start.bindStore(traces, begin);
  const stop = hearEndedWork((ended) => {
    const span = spans.get(ended);
    if (ended.error !== undefined) fail(span, ended.error);
    span?.end();
  });
  return () => {
    workChannel.start.unbindStore(traces);
    stop();
  };
}

/** Notes the kind of an error. Its message may contain values of rows and addresses, and is left out. */
export function fail(span: Span | undefined, error: unknown): void {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const type = error instanceof Error ? error.name : typeof error;
  span?.setAttribute('error.type', code ?? type);
  span?.setStatus({ code: SpanStatusCode.ERROR });
}

function describe(work: Work): Described {
  switch (work.kind) {
    case 'sql':
      return describeStatement(work.text);
    case 'job':
      return {
        name: `job ${work.queue}`,
        kind: SpanKind.CONSUMER,
        attributes: { 'messaging.destination.name': work.queue },
      };
    case 'mail':
      return { name: `mail ${work.letter}`, kind: SpanKind.CLIENT, attributes: { 'mvi.letter': work.letter } };
    case 'round':
      return { name: `round ${work.name}`, kind: SpanKind.INTERNAL, attributes: { 'mvi.round': work.name } };
    case 'webhook':
      return { name: 'webhook', kind: SpanKind.CLIENT, attributes: {} };
    case 'import':
      return { name: 'import', kind: SpanKind.INTERNAL, attributes: {} };
  }
}

function describeStatement(text: string): Described {
  const operation = /^\s*(?:\/\*.*?\*\/\s*)*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': text.slice(0, longest),
  };
  return { name: operation, kind: SpanKind.CLIENT, attributes };
}
