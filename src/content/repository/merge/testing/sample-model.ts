import type { Fields, TypeModel } from '../../models/type-models.ts';

const blocks = ['paragraph'];
const rich = { type: 'StructuredText', blocks, single: false } as const;
const fields: Fields = {
  title: { type: 'Text' },
  summary: { type: 'Text' },
  text: rich,
  mood: { type: 'Select', options: [] },
  picture: { type: 'Image' },
  cards: { type: 'Group', fields: { name: { type: 'Text' }, mood: { type: 'Select', options: [] }, text: rich } },
  body: {
    type: 'Slices',
    slices: new Map(
      ['quote', 'story'].map((name) => [
        name,
        new Map([
          ['default', { primary: { title: { type: 'Text' }, text: rich }, items: { label: { type: 'Text' } } }],
        ]),
      ]),
    ),
  },
};

/** A type with every kind of field that the merge treats in a way of its own. */
export const sampleModel: TypeModel = { id: 'sample', label: 'Sample', repeatable: true, hasUid: true, fields };
