import { expect, test } from 'vitest';
import { ApiProblem } from '../transport/api-problem.ts';
import { readSent } from './read-sent.ts';

const file = (name: string, content = 'x') => new File([content], name);
function form(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test('the offer, the message and the documents are read, whatever the case of their names', () => {
  const sent = readSent(
    form({ OFFERID: ' 7 ', Message: ' Bonjour ', CurriculumVitae: file('cv.pdf'), coverletter: file('l.odt') }),
  );
  expect(sent).toMatchObject({ offerId: '7', message: 'Bonjour' });
  expect([sent.cv?.name, sent.coverLetter?.name]).toEqual(['cv.pdf', 'l.odt']);
});

test('all other fields of the form are ignored, even a candidate or a recipient', () => {
  const sent = readSent(
    form({ offerId: '7', email: 'victim@example.org', candidateId: '1', contactEmail: 'x@example.org' }),
  );
  expect(sent).toEqual({ offerId: '7', message: undefined, cv: undefined, coverLetter: undefined });
});

test('the JSON of some programs is read: it has no documents and calls the message a letter', () => {
  expect(readSent({ offerId: 7, motivationLetter: 'Bonjour' })).toMatchObject({ offerId: '7', message: 'Bonjour' });
  expect(readSent({ offerId: 7, message: 'A', motivationLetter: 'B' })).toMatchObject({ message: 'A' });
});

test('an empty field counts as missing, for the message and for documents', () => {
  const sent = readSent(form({ offerId: '7', message: '  ', CurriculumVitae: new File([], ''), coverLetter: 'text' }));
  expect(sent).toEqual({ offerId: '7', message: undefined, cv: undefined, coverLetter: undefined });
});

test.each([
  undefined,
  null,
  'text',
  [],
  {},
  { offerId: '' },
  { offerId: null },
  { offerId: {} },
  form({}),
  form({ offerId: ' ' }),
])('a body without an offer is refused (%#)', (body) => {
  expect(() => readSent(body)).toThrow(ApiProblem);
  expect(() => readSent(body)).toThrow(expect.objectContaining({ status: 400, code: 'api.noOffer' }));
});
