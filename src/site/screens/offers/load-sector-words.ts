import type { Content } from '#content/port/content.ts';
import type { Locale } from '#words/locale.ts';
import { contentOr } from '#site/request/ask-content.ts';

/** What editors say of the sectors, by the sector's id; none where no content can be had. */
export async function loadSectorWords(content: Content, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const document = await contentOr(content.getSingle('activity_sectors', locale), null);
  return new Map(
    document?.data.items.flatMap(({ activity_sector: sector, text }) =>
      sector && text ? [[String(sector.sectorId), text]] : [],
    ),
  );
}
