import { cleanLine } from '#board/cleaning/clean-text.ts';
import type { ImportedSpecialization } from './imported-offer.ts';
import { type ListEntry, readId } from '#import/source/read-ids.ts';

/**
 * Returns the specializations of a row, each only once, sorted by id. The source sends objects with labels,
 * or only ids.
 */
export function readSpecializations(entries: readonly ListEntry[]): ImportedSpecialization[] {
  const byId = new Map<number, ImportedSpecialization>();
  for (const one of entries.map(readOne)) {
    if (one && !byId.get(one.id)?.nameFr) byId.set(one.id, one);
  }
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}

function readOne(entry: ListEntry): ImportedSpecialization | undefined {
  const fields: Readonly<Record<string, unknown>> = typeof entry === 'object' ? entry : { specializationId: entry };
  const id = readId(fields['specializationId']);
  if (id === undefined) return undefined;
  const nameFr = labelOf(fields['specializationLabel']);
  const nameEn = labelOf(fields['specializationLabelEn']);
  const parentId = readId(fields['specializationParentId']) ?? null;
  return { id, parentId: parentId === id ? null : parentId, nameFr: nameFr ?? nameEn, nameEn: nameEn ?? nameFr };
}

/** Rewrites the name of a family of professions, because these names arrive in capitals. */
function labelOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const label = cleanLine(value).slice(0, 200);
  if (label === '') return null;
  return label === label.toUpperCase() && label.length > 4 ? label.charAt(0) + label.slice(1).toLowerCase() : label;
}
