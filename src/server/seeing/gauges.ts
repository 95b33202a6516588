import { Gauge, type Registry } from 'prom-client';

type Given = { readonly name: string; readonly help: string };

/** Adds a number that is read at each scrape. Without a number the metric has no sample. */
export function addGauge(
  registry: Registry,
  given: Given,
  read: () => number | null | undefined | Promise<number | null | undefined>,
): void {
  const gauge = new Gauge({
    ...given,
    registers: [registry],
    async collect() {
      const value = await read();
      if (value === null || value === undefined) gauge.remove();
      else gauge.set(value);
    },
  });
}

/** Adds numbers that are read at each scrape, one for each value of a label. */
export function addGauges(
  registry: Registry,
  { label, ...given }: Given & { readonly label: string },
  read: () => Iterable<readonly [string, number]> | Promise<Iterable<readonly [string, number]>>,
): void {
  const gauge = new Gauge({
    ...given,
    labelNames: [label],
    registers: [registry],
    async collect() {
      const values = await read();
      gauge.reset();
      for (const [of, value] of values) gauge.set({ [label]: of }, value);
    },
  });
}
