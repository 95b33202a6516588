import type { Reference } from '#reference/read-reference.ts';
import { envelope } from './envelope.ts';
import { plainCapitals } from './plain-capitals.ts';

/** `GET /Offers/repository/geographic-zones`: ids are texts, as those of 2026 and of each country. */
export function geographicZones({ zones }: Pick<Reference, 'zones'>) {
  const rows = [...zones].map(([id, { fr, en }]) => ({
    geographicZoneId: String(id),
    geographicZoneLabel: plainCapitals(fr).replaceAll('-', ' '),
    geographicZoneLabelEn: en,
  }));
  return envelope(rows, rows.length);
}
