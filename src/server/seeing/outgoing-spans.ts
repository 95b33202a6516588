import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Span, SpanKind, trace, type Tracer } from '@opentelemetry/api';
import { traces } from '#watch.ts';
import { writeTraceparent } from './traceparent.ts';
import { fail } from './work-spans.ts';

/**
 * Makes a span of each call of `fetch` for a request or job. Node tells of these calls on channels
 * (`undici:request:…`).
 * @param known origins that the configuration names; only they learn of our trace
 * @returns a function that ends this
 */
export function spanOutgoing(tracer: Tracer, known: ReadonlySet<string>): () => void {
  const spans = new WeakMap<object, Span>();
  const of = (told: unknown): Span | undefined => {
    const request = partOf(told, 'request');
    return isObject(request) ? spans.get(request) : undefined;
  };
  const hearing: Readonly<Record<string, (told: unknown) => void>> = {
    'undici:request:create': (told) => {
      const request = partOf(told, 'request');
      const work = traces.getStore();
      if (work === undefined || !isObject(request)) return;
      const [origin, method] = [String(partOf(request, 'origin')), String(partOf(request, 'method'))];
      const host = URL.parse(origin)?.host ?? '';
      const attributes = { 'http.request.method': method, 'server.address': host };
      const span = tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }, work.context);
      spans.set(request, span);
      const header = known.has(origin) ? writeTraceparent(trace.setSpan(work.context, span)) : null;
      const { addHeader } = request;
      if (header !== null && typeof addHeader === 'function')
        Reflect.apply(addHeader, request, ['traceparent', header]);
    },
    'undici:request:headers': (told) => {
      const status = partOf(partOf(told, 'response'), 'statusCode');
      if (typeof status === 'number') of(told)?.setAttribute('http.response.status_code', status);
    },
    'undici:request:trailers': (told) => of(told)?.end(),
    'undici:request:error': (told) => {
      fail(of(told), partOf(told, 'error'));
      of(told)?.end();
    },
  };
  for (const [channel, hear] of Object.entries(hearing)) subscribe(channel, hear);
  return () => {
    for (const [channel, hear] of Object.entries(hearing)) unsubscribe(channel, hear);
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const partOf = (whole: unknown, name: string): unknown => (isObject(whole) ? whole[name] : undefined);
