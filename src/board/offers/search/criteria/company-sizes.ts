import { wholeNumber } from './address-values.ts';
import { listCriterion } from './list-criterion.ts';
import { numberColumn } from './number-column.ts';

export const companySizes = listCriterion({
  parameters: ['companiesSizes'],
  known: (reference) => reference.companySizes,
  parse: wholeNumber,
  ...numberColumn('company_size_id', 'traits'),
});
