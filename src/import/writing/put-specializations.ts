import type { Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { ImportedOffer, ImportedSpecialization } from '#import/reading/imported-offer.ts';

/**
 * Adds the specializations that the reference lacks, with the labels of the source. Known specializations
 * keep their labels.
 */
export async function putSpecializations(
  transaction: Transaction<Tables>,
  offers: readonly ImportedOffer[],
): Promise<void> {
  const labelled = new Map(
    offers
      .flatMap(({ specializations }) => specializations)
      .filter(hasLabel)
      .map((one) => [one.id, one]),
  );
  if (labelled.size === 0) return;
  const mentioned = [...labelled.values()].flatMap(({ id, parentId }) => (parentId === null ? [id] : [id, parentId]));
  const rows = await transaction.selectFrom('specializations').select('id').where('id', 'in', mentioned).execute();
  const known = new Set(rows.map(({ id }) => id));
  const unknown = [...labelled.values()].filter(({ id }) => !known.has(id));
  if (unknown.length === 0) return;
  const hasParent = (id: number | null) => id !== null && (known.has(id) || labelled.has(id));
  await transaction
    .insertInto('specializations')
    .values(
      unknown.map(({ id, parentId, nameFr, nameEn }) => ({
        id,
        parent_id: hasParent(parentId) ? parentId : null,
        name_fr: nameFr,
        name_en: nameEn,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

type Labelled = ImportedSpecialization & { readonly nameFr: string; readonly nameEn: string };

function hasLabel(one: ImportedSpecialization): one is Labelled {
  return one.nameFr !== null && one.nameEn !== null;
}
