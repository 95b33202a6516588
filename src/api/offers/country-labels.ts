import type { Reference } from '#reference/read-reference.ts';
import { plainCapitals } from './plain-capitals.ts';

/** Countries whose name in the public offers API differs from our own name in capitals. */
const itsOwn: Readonly<Record<string, { readonly fr?: string; readonly en?: string }>> = {
  BN: { fr: 'BRUNEI DARUSSALAM' },
  CZ: { fr: 'TCHEQUIE / REPUBLIQUE TCHEQUE', en: 'CZECH REPUBLIC' },
  IQ: { fr: 'IRAQ' },
  KG: { fr: 'KIRGHIZISTAN' },
  MM: { fr: 'MYANMAR / BIRMANIE' },
  SV: { fr: 'EL SALVADOR' },
  SZ: { fr: 'ESWATINI / SWAZILAND' },
  TL: { fr: 'TIMOR-LESTE / TIMOR ORIENTAL' },
  VN: { fr: 'VIET NAM' },
};

/** Returns the names of a country as the public offers API writes them. */
export function countryLabels(id: string, { countries }: Pick<Reference, 'countries'>) {
  const { fr = id, en = id } = countries.get(id) ?? {};
  return {
    countryName: itsOwn[id]?.fr ?? plainCapitals(fr),
    countryNameEn: itsOwn[id]?.en ?? plainCapitals(en),
  };
}
