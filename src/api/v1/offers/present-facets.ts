import { z } from 'zod';
import { type FacetCount, type FacetName, facetNames, type Facets, type Options } from '#search/criteria/criteria.ts';
import { recordOf } from '#search/criteria/record-of.ts';
import type { Label } from '#reference/labelled.ts';
import type { Reference } from '#reference/read-reference.ts';
import { nameSchema } from '#api/v1/reference/reference-schemas.ts';
import { describe } from '../describe.ts';
import { parameterOf, valueOf } from './criterion-parameters.ts';
import { nameOf } from '../present-label.ts';

const countSchema = z
  .strictObject({
    value: z
      .union([z.int(), z.string()])
      .meta(describe('As the parameter takes it', 'Telle que la prend le paramètre')),
    name: nameSchema.nullable().meta(describe('Its reference name, if any', 'Son nom de référence, s’il existe')),
    offers: z.int().meta(describe('Number of offers with this value', 'Nombre d’offres avec cette valeur')),
  })
  .meta({
    id: 'FacetCount',
    ...describe('A value of a criterion and its offers', 'Une valeur d’un critère et ses offres'),
  });

type FacetSchemas = { readonly [N in FacetName]: z.ZodArray<typeof countSchema> };

/** Values with offers, for each counted criterion. */
export const facetsSchema = z
  .strictObject(
    recordOf<FacetSchemas>(facetNames, () =>
      z
        .array(countSchema)
        .meta(
          describe('Values with offers, most offers first', 'Valeurs avec des offres, les plus fréquentes d’abord'),
        ),
    ),
  )
  .meta({
    id: 'Facets',
    ...describe(
      'Counts for each criterion, with all other criteria applied',
      'Effectifs de chaque critère, tous les autres étant appliqués',
    ),
  });

/** Returns the counts of options, named as parameters and their values are named. */
export function presentFacets(facets: Facets, known: Reference): z.input<typeof facetsSchema> {
  return recordOf<z.input<typeof facetsSchema>>(facetNames, (name) => presented(name, facets[name], known));
}

function presented<N extends FacetName>(name: N, counts: readonly FacetCount<Options[N]>[], known: Reference) {
  const { name: labelOf } = parameterOf(name);
  return counts.map(({ value, count }) => ({
    value: valueOf(name, value),
    name: presentName(labelOf?.(value, known)),
    offers: count,
  }));
}

const presentName = (label: Label | undefined): Label | null => (label === undefined ? null : nameOf(label));
