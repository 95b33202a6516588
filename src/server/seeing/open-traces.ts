import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from '#configuration/read-configuration.ts';
import type { Traces } from './traces.ts';

/** Starts traces if the configuration names a collector. The library is only loaded here. */
export async function openTraces(
  configuration: Configuration,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Traces | null> {
  const { otelExporterOtlpEndpoint } = configuration;
  if (otelExporterOtlpEndpoint === undefined) return null;
  return (await import('./start-traces.ts')).startTraces({ ...configuration, otelExporterOtlpEndpoint }, log);
}
