import type { GeometryObject, MultiPolygon, Objects, Polygon, Topology } from 'topojson-specification';

/** ISO 3166-1: the alpha-2 code and the number of every country to which the atlas refers by number. */
const numbered = `AF004 AL008 DZ012 AS016 AD020 AO024 AG028 AZ031 AR032 AU036 AT040 BS044 BH048 BD050 AM051 BB052 BE056 BM060
  BT064 BO068 BA070 BW072 BR076 BZ084 IO086 SB090 VG092 BN096 BG100 MM104 BI108 BY112 KH116 CM120 CA124 CV132 KY136 CF140
  LK144 TD148 CL152 CN156 TW158 CO170 KM174 CG178 CD180 CK184 CR188 HR191 CU192 CY196 CZ203 BJ204 DK208 DM212 DO214 EC218
  SV222 GQ226 ET231 ER232 EE233 FO234 FK238 GS239 FJ242 FI246 AX248 FR250 PF258 TF260 DJ262 GA266 GE268 GM270 PS275 DE276
  GH288 KI296 GR300 GL304 GD308 GU316 GT320 GN324 GY328 HT332 HM334 VA336 HN340 HK344 HU348 IS352 IN356 ID360 IR364 IQ368
  IE372 IL376 IT380 CI384 JM388 JP392 KZ398 JO400 KE404 KP408 KR410 KW414 KG417 LA418 LB422 LS426 LV428 LR430 LY434 LI438
  LT440 LU442 MO446 MG450 MW454 MY458 MV462 ML466 MT470 MR478 MU480 MX484 MC492 MN496 MD498 ME499 MS500 MA504 MZ508 OM512
  NA516 NR520 NP524 NL528 CW531 AW533 SX534 NC540 VU548 NZ554 NI558 NE562 NG566 NU570 NF574 NO578 MP580 FM583 MH584 PW585
  PK586 PA591 PG598 PY600 PE604 PH608 PN612 PL616 PT620 GW624 TL626 PR630 QA634 RO642 RU643 RW646 BL652 SH654 KN659 AI660
  LC662 MF663 PM666 VC670 SM674 ST678 SA682 SN686 RS688 SC690 SL694 SG702 SK703 VN704 SI705 SO706 ZA710 ZW716 ES724 SS728
  SD729 EH732 SR740 SZ748 SE752 CH756 SY760 TJ762 TH764 TG768 TO776 TT780 AE784 TN788 TR792 TM795 TC796 UG800 UA804 MK807
  EG818 GB826 GG831 JE832 IM833 TZ834 US840 VI850 BF854 UY858 UZ860 VE862 WF876 WS882 YE887 ZM894`;

/** '056' → 'BE' */
const isoOfNumber: ReadonlyMap<string, string> = new Map(
  numbered.split(/\s+/).map((pair) => [pair.slice(2), pair.slice(0, 2)]),
);

type Shape = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;

export type Land = { readonly name: string; readonly iso: string | undefined; readonly geometry: Shape };

export type Atlas = { readonly topology: Topology<Objects<{ name: string }>>; readonly lands: readonly Land[] };

type Countries = { countries: { geometries: (Shape & { properties: { name: string } })[] } };

// Territories that the atlas draws separately and without a number, with the country to which this map
// assigns them.
const parts: Readonly<Record<string, string>> = { 'N. Cyprus': 'CY', Somaliland: 'SO', Kosovo: 'XK' };

/** Reads an atlas of countries in TopoJSON, and assigns Crimea to Ukraine. */
export function readAtlas(text: string): Atlas {
  const topology: Topology<Objects<{ name: string }>> & { objects: Countries } = JSON.parse(text);
  const shapes = topology.objects.countries.geometries.map((geometry) => named(geometry));
  moveCrimea(topology, shapes);
  return { topology, lands: shapes.map((geometry) => land(geometry)) };
}

/** Returns the country of a shape: its ISO code, or its name if it has no code. */
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

// Returns the first point of an arc. TopoJSON stores an arc as steps from point to point in whole units; a
// negative number means the reversed arc.
function startOf({ arcs, transform }: Topology, arc: number): number[] {
  const first = arcs[arc < 0 ? ~arc : arc]?.[0] ?? [0, 0];
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] };
  return first.map((step, axis) => step * (scale[axis] ?? 1) + (translate[axis] ?? 0));
}
