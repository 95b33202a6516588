import { expect, test } from 'vitest';
import { BadForm, FormTooLong, maxTextBytes, parseForm, typedFields } from './parse-form.ts';

const asked = (body: string, type: string): Request =>
  new Request('http://site/', { method: 'POST', body, headers: { 'content-type': type } });

const plain = 'application/x-www-form-urlencoded';
const parts = [
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n',
  '--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.txt"\r\n\r\nCV\r\n--x--\r\n',
].join('');

test('a form is read in both media types, and each field gets its first text', async () => {
  expect(typedFields(await parseForm(asked('a=1&a=2&b=%C3%A9', plain), 100), ['a', 'b'])).toEqual({ a: '1', b: 'é' });
  const form = await parseForm(asked(parts, 'multipart/form-data; boundary=x'), 100);
  expect(typedFields(form, ['a', 'cv'])).toEqual({ a: '1' });
  expect(form.get('cv')).toBeInstanceOf(File);
});

test('unknown fields are ignored', async () => {
  const form = await parseForm(asked('a=1&hidden=2&__proto__=3', plain), 100);
  expect(typedFields(form, ['a', 'b'])).toEqual({ a: '1' });
});

test.each([
  ['one long text', `a=${'x'.repeat(maxTextBytes)}`],
  ['many texts', `aa=${'x'.repeat(maxTextBytes / 512)}&`.repeat(512)],
  ['a long name of a field', `${'x'.repeat(maxTextBytes + 1)}=`],
  ['text of two bytes a letter', `a=${'é'.repeat(maxTextBytes / 2)}`],
])('a form with %s above the limit of all texts is refused', async (_what, body) => {
  await expect(parseForm(asked(body, plain), 100)).rejects.toThrow(FormTooLong);
});

test('the texts of a form with a file count towards the limit of all texts', async () => {
  const long = parts.replace('1', 'x'.repeat(maxTextBytes));
  const form = parseForm(asked(long, 'multipart/form-data; boundary=x'), 2 * maxTextBytes);
  await expect(form).rejects.toThrow(FormTooLong);
});

test('a form that may be longer may be longer with a file too, and have thousands of texts', async () => {
  const type = 'multipart/form-data; boundary=x';
  const longest = 4 * maxTextBytes;
  const long = parts.replace('1', 'x'.repeat(2 * maxTextBytes));
  const read = await parseForm(asked(long, type), longest, { longest });
  expect(typedFields(read, ['a'])['a']).toHaveLength(2 * maxTextBytes);
  const many = '--x\r\nContent-Disposition: form-data; name="b"\r\n\r\n1\r\n'.repeat(5000) + parts;
  expect((await parseForm(asked(many, type), longest, { longest })).getAll('b')).toHaveLength(5000);
  await expect(parseForm(asked(many, type), longest)).rejects.toThrow(BadForm);
});

test('fields without a chosen file do not count as files', async () => {
  const unchosen = '--x\r\nContent-Disposition: form-data; name="b"; filename=""\r\n\r\n\r\n'.repeat(9);
  const sent = (body: string) => asked(unchosen + body, 'multipart/form-data; boundary=x');
  const form = await parseForm(sent(parts), 100, { files: 1 });
  expect(form.get('cv')).toMatchObject({ name: 'cv.txt' });
  const two = parts.replace('--x--\r\n', '') + parts;
  await expect(parseForm(sent(two), 100, { files: 1 })).rejects.toThrow(BadForm);
});

test('a text of exactly the limit is accepted', async () => {
  const body = `a=${'x'.repeat(maxTextBytes - 2)}`;
  expect(typedFields(await parseForm(asked(body, plain), 100), ['a']).a).toHaveLength(maxTextBytes - 2);
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
])('a body %j of type «%s» is not a form', async (body, type) => {
  await expect(parseForm(asked(body, type), 100)).rejects.toThrow(BadForm);
});
