import { setTimeout as wait } from 'node:timers/promises';
import { diag, DiagLogLevel } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import { minute, second } from '#durations.ts';
import { configuredOrigins, type TracedConfiguration } from './configured-origins.ts';
import { spanOutgoing } from './outgoing-spans.ts';
import { spanRequests } from './request-spans.ts';
import type { Traces } from './traces.ts';
import { spanWork } from './work-spans.ts';

const exportPatience = 5 * second;
/** Milliseconds in which the last spans may leave: the process has ten seconds to stop. */
const lastPatience = 2 * second;

/** Starts the making and sending of spans. */
export function startTraces(
  configuration: TracedConfiguration & { readonly otelExporterOtlpEndpoint: string },
  log: Pick<FastifyBaseLogger, 'warn'>,
): Traces {
  const { role, trustProxy, otelTracesSamplerArg: share } = configuration;
  tellOfLosses(log);
  const exporter = new OTLPTraceExporter({
    url: `${configuration.otelExporterOtlpEndpoint.replace(/\/$/, '')}/v1/traces`,
    headers: configuration.otelExporterOtlpHeaders ?? {},
    timeoutMillis: exportPatience,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'mon-volontariat-international', 'mvi.role': role }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportPatience })],
  });
  const tracer = provider.getTracer('mon-volontariat-international');
  const stops = [spanWork(tracer), spanOutgoing(tracer, configuredOrigins(configuration))];
  return {
    watchRequests: spanRequests({ tracer, trustsCallers: trustProxy > 0 }),
    stop: async () => {
      for (const stop of stops) stop();
      await Promise.race([provider.shutdown().catch(() => undefined), wait(lastPatience, undefined, { ref: false })]);
    },
  };
}

function none(): void {}

/** Says at most once in ten minutes that spans are lost. The library repeats itself at each batch. */
function tellOfLosses(log: Pick<FastifyBaseLogger, 'warn'>): void {
  let quietUntil = 0;
  const error = () => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + 10 * minute;
    log.warn('the collector of traces does not take them; they are lost');
  };
  const options = { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true };
  diag.setLogger({ error, warn: none, info: none, debug: none, verbose: none }, options);
}
