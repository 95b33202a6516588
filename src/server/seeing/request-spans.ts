import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import { noteTrace, shownPath } from '#server/http/logging.ts';
import { traces } from '#watch.ts';
import { routeOf } from './route-of.ts';
import { readTraceparent } from './traceparent.ts';
import type { Traces } from './traces.ts';

type Parts = {
  readonly tracer: Tracer;
  /** True behind a proxy: strangers must not choose the ids of traces. */
  readonly trustsCallers: boolean;
};

/** Makes a span of each request, in which all work of the request lies. */
export function spanRequests({ tracer, trustsCallers }: Parts): Traces['watchRequests'] {
  const begun = new WeakMap<FastifyRequest, { readonly span: Span; readonly context: Context; readonly id: string }>();
  return (app, patternOf) => {
    app.addHook('onRequest', (request, reply, done) => {
      const parent = trustsCallers ? readTraceparent(request.headers['traceparent']) : ROOT_CONTEXT;
      const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, parent);
      const { traceId: id } = span.spanContext();
      const working = { span, id, context: trace.setSpan(parent, span) };
      begun.set(request, working);
      noteTrace(request, id);
      request.log = reply.log = request.log.child({ trace: id });
      traces.run(working, done);
    });
    // The events by which a body arrives belong to no request, so that its context has to be entered again.
    app.addHook('preHandler', (request, _reply, done) => {
      const working = begun.get(request);
      if (working === undefined) done();
      else traces.run(working, done);
    });
    app.addHook('onResponse', (request, { statusCode }, done) => {
      const span = begun.get(request)?.span;
      const route = routeOf(request, patternOf);
      span?.updateName(`${request.method} ${route}`);
      span?.setAttributes({
        'http.request.method': request.method,
        'http.route': route,
        'url.path': shownPath(request.url),
        'http.response.status_code': statusCode,
        'mvi.request_id': request.id,
      });
      if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      done();
    });
  };
}
