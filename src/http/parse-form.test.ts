import { expect, test } from 'vitest';
import { BadForm, parseForm, typedFields } from './parse-form.ts';

const asked = (body: string, type: string): Request =>
  new Request('http://site/', { method: 'POST', body, headers: { 'content-type': type } });

const plain = 'application/x-www-form-urlencoded';
const parts = [
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n',
  '--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.txt"\r\n\r\nCV\r\n--x--\r\n',
].join('');

test('a form is read in both of its types; what was typed are its texts, the first of each name', async () => {
  expect(typedFields(await parseForm(asked('a=1&a=2&b=%C3%A9', plain), 100))).toEqual({ a: '1', b: 'é' });
  const form = await parseForm(asked(parts, 'multipart/form-data; boundary=x'), 100);
  expect(typedFields(form)).toEqual({ a: '1' });
  expect(form.get('cv')).toBeInstanceOf(File);
});

test('a file keeps the quotation marks, accents and percent signs of its name', async () => {
  const named = parts.replace('cv.txt', 'CV %22Zoé%22 100%.txt');
  const form = await parseForm(asked(named, 'multipart/form-data; boundary=x'), 100);
  expect(form.get('cv')).toMatchObject({ name: 'CV "Zoé" 100%.txt', size: 2 });
});

test.each([
  ['{}', 'application/json'],
  ['a=1', ''],
  ['a=1', 'junk'],
  ['--x\r\n', 'multipart/form-data; boundary=x'],
  ['--x\r\n', 'multipart/form-data'],
  [parts.replace('CV', 'CV'.repeat(100)), 'multipart/form-data; boundary=x'],
])('%j as «%s» is no form', async (body, type) => {
  await expect(parseForm(asked(body, type), 100)).rejects.toThrow(BadForm);
});
