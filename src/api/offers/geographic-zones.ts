import type { Reference } from '#board/reference/read-reference.ts';
import { envelope } from './envelope.ts';
import { plainCapitals } from './plain-capitals.ts';

/** `GET /Offers/repository/geographic-zones` */
export function geographicZones({ zones }: Pick<Reference, 'zones'>) {
  const rows = [...zones].map(([id, { fr, en }]) => ({
    geographicZoneId: id,
    geographicZoneLabel: plainCapitals(fr).replaceAll('-', ' '),
    geographicZoneLabelEn: en,
  }));
  return envelope(rows, rows.length);
}
