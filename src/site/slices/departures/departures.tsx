import type { LoadedProps } from '#site/slices/load-slices.ts';
import { DepartureBoard as Board } from '#site/parts/home/departure-board.tsx';

/** The countries with the most offers, as a departure board. */
export function DeparturesSlice({ slice, context }: LoadedProps<'departures'>) {
  const countries = context.departures.get(slice.id) ?? [];
  const { title, text } = slice.primary;
  return countries.length > 0 ? <Board countries={countries} title={title} lead={text} /> : null;
}
