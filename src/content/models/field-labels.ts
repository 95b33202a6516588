import { z } from 'zod';
import { models } from './models.ts';

const label = z.string().optional();
const field = z.looseObject({ config: z.looseObject({ label }).optional() });
const type = z.looseObject({ id: z.string(), json: z.record(z.string(), z.record(z.string(), field)) });

/**
 * Labels of the fields of documents by type, in French, which is the language of the models. A field without
 * a label, such as a zone of slices, has its name, as in the form.
 */
export const fieldLabels: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  models.types.map((model) => {
    const { id, json } = type.parse(model);
    const fields = Object.values(json).flatMap((tab) => Object.entries(tab));
    return [id, new Map(fields.map(([name, { config }]) => [name, config?.label ?? name]))];
  }),
);
