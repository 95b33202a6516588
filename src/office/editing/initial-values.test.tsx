import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { objectsOf } from '#content/json.ts';
import { documentChecker } from '#content/repository/models/check-document.ts';
import { initialData } from '#content/repository/models/initial-data.ts';
import { type TypeModel, typeModels } from '#content/repository/models/type-models.ts';
import { models } from '#content/models/models.ts';
import { messages } from '#words/messages.fr.ts';
import { Words } from '#words/words.tsx';
import { newContent, readDocumentForm, writeDocument } from './document-form.ts';
import { DocumentFields } from './document-fields.tsx';
import { applyStep } from './list-steps.ts';
import { french } from './testing/editable.ts';
import { postedBy } from './testing/posted-by.ts';
import { type Pair, type Typed, typedFrom } from './typed.ts';

const box = { type: 'Boolean', config: { default_value: true } };
const choice = { type: 'Select', config: { options: ['sea', 'ink'], default_value: 'ink' } };
const [model] = typeModels({
  types: [
    {
      id: 'leaflet',
      repeatable: false,
      json: {
        Main: {
          shown: box,
          colour: choice,
          title: { type: 'Text' },
          groups: { type: 'Group', config: { fields: { box, title: { type: 'Text' } } } },
          body: { type: 'Slices', config: { choices: { flag: { type: 'SharedSlice' } } } },
        },
      },
    },
  ],
  slices: [{ id: 'flag', variations: [{ id: 'default', primary: { choice }, items: { box } }] }],
}).values();

const leaflet: TypeModel = model ?? expect.fail('the model was not read');
const origin = newContent(leaflet);
const read = (pairs: readonly Pair[]) =>
  readDocumentForm(leaflet, { typed: typedFrom(pairs), origin, named: french }).content.data;

/** What a browser sends from the page that shows a form. */
function sent(typed: Typed): Pair[] {
  const sheet = { named: french, typed, refused: new Map(), linkList: 'links', beside: null };
  const html = renderToStaticMarkup(
    <Words locale="fr" messages={messages}>
      <DocumentFields model={leaflet} origin={origin} other={null} sheet={sheet} wasPublished={false} />
    </Words>,
  );
  return postedBy(html);
}

/** What a browser sends after some buttons were pressed, each on the page that the one before brought. */
const sentAfter = (...steps: readonly string[]): Pair[] =>
  steps.reduce(
    (pairs, step, index) => sent(applyStep(typedFrom(pairs), step, `n0000000${index}`)),
    sent(typedFrom(writeDocument(leaflet, origin, french))),
  );

test('a new document begins with the values of its model', () => {
  expect(read(sentAfter())).toEqual({ shown: true, colour: 'ink' });
});

test('an item of a list and a slice begin with the values of the model, when they are added', () => {
  const pairs = sentAfter('add d.groups', 'add d.body', 'add d.body.n00000001.items');
  expect(pairs).toEqual(
    expect.arrayContaining([
      ['d.groups.n00000000.box', '1'],
      ['d.body.n00000001.p.choice', 'ink'],
      ['d.body.n00000001.items.n00000002.box', '1'],
    ]),
  );
  expect(read(pairs)).toMatchObject({
    groups: [{ box: true }],
    body: [{ slice_type: 'flag', primary: { choice: 'ink' }, items: [{ box: true }] }],
  });
});

test('what the editor takes away stays away, also in an item that was just added', () => {
  const boxes = new Set(['d.shown', 'd.groups.n00000000.box']);
  const pairs = sentAfter('add d.groups').filter(([name]) => !boxes.has(name));
  const emptied = pairs.map(([name, value]): Pair => [name, name === 'd.colour' ? '' : value]);
  expect(read(emptied)).toMatchObject({ shown: false, colour: null, groups: [{ box: false }] });
});

test('every model accepts the values with which its documents and slices begin', () => {
  const check = documentChecker(typeModels(models));
  for (const { id, hasUid, fields } of typeModels(models).values()) {
    const slices = Object.entries(fields).flatMap(([name, field]) =>
      field.type === 'Slices'
        ? [...field.slices].flatMap(([type, variations]) =>
            [...variations].map(([variation, { primary, items }]) => ({
              [name]: [
                { slice_type: type, variation, id: type, primary: initialData(primary), items: [initialData(items)] },
              ],
            })),
          )
        : [],
    );
    const content = { uid: hasUid ? 'a' : null, tags: [], data: initialData(fields) };
    const checked = [content, ...slices.map((one) => ({ ...content, data: { ...content.data, ...one } }))];
    expect(objectsOf(checked.map((one) => check(id, one)))).toHaveLength(checked.length);
  }
});
