import type { GeometryObject, MultiPolygon, Objects, Polygon, Topology } from 'topojson-specification';
import { isoOfNumber } from './iso-numbers.ts';

type Shape = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;

export type Land = { readonly name: string; readonly iso: string | undefined; readonly geometry: Shape };

export type Atlas = { readonly topology: Topology<Objects<{ name: string }>>; readonly lands: readonly Land[] };

type Countries = { countries: { geometries: (Shape & { properties: { name: string } })[] } };

// Lands that the atlas draws apart, without a number, and the country whose frontier they share here.
const parts: Readonly<Record<string, string>> = { 'N. Cyprus': 'CY', Somaliland: 'SO', Kosovo: 'XK' };

/** Reads an atlas of countries in TopoJSON, with Crimea drawn in Ukraine. */
export function readAtlas(text: string): Atlas {
  const topology: Topology<Objects<{ name: string }>> & { objects: Countries } = JSON.parse(text);
  const shapes = topology.objects.countries.geometries.map((geometry) => named(geometry));
  moveCrimea(topology, shapes);
  return { topology, lands: shapes.map((geometry) => land(geometry)) };
}

/** Whose border a shape has: its ISO code, or its name where it has none. */
export function ownerOf(shape: GeometryObject): string {
  return String(shape.id ?? '');
}

function named(shape: Shape & { properties: { name: string } }): Shape & { properties: { name: string } } {
  const { name } = shape.properties;
  return { ...shape, id: isoOfNumber.get(String(shape.id ?? '')) ?? parts[name] ?? name };
}

function land(geometry: Shape & { properties: { name: string } }): Land {
  const { name } = geometry.properties;
  const iso = String(geometry.id);
  return {
    name,
    iso: /^[A-Z]{2}$/.test(iso) && (parts[name] === undefined || iso === 'XK') ? iso : undefined,
    geometry,
  };
}

function moveCrimea(topology: Topology, shapes: Shape[]): void {
  const russia = shapes.find(({ id }) => id === 'RU');
  const ukraine = shapes.find(({ id }) => id === 'UA');
  if (russia?.type !== 'MultiPolygon' || !ukraine) return;
  const [crimea, rest] = Map.groupBy(russia.arcs, (piece) => inCrimea(topology, piece))
    .entries()
    .reduce<[number[][][], number[][][]]>(([yes, no], [is, pieces]) => (is ? [pieces, no] : [yes, pieces]), [[], []]);
  russia.arcs = rest;
  const own = ukraine.type === 'Polygon' ? [ukraine.arcs] : ukraine.arcs;
  shapes[shapes.indexOf(ukraine)] = { ...ukraine, type: 'MultiPolygon', arcs: [...own, ...crimea] };
}

function inCrimea(topology: Topology, piece: number[][]): boolean {
  return (piece[0] ?? []).every((arc) => {
    const [longitude = 0, latitude = 0] = startOf(topology, arc);
    return longitude > 32.3 && longitude < 36.8 && latitude > 44.2 && latitude < 46.4;
  });
}

// Arcs are kept as whole steps from point to point; a negative number means the arc walked backwards.
function startOf({ arcs, transform }: Topology, arc: number): number[] {
  const first = arcs[arc < 0 ? ~arc : arc]?.[0] ?? [0, 0];
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] };
  return first.map((step, axis) => step * (scale[axis] ?? 1) + (translate[axis] ?? 0));
}
