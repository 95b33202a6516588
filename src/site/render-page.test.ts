import { expect, test } from 'vitest';
import { scriptSafe } from './render-page.tsx';
import { WholePage } from './whole-page.ts';

test.each(['</script><script>evil()', '<!--<script', 'a & b', 'line\u2028break', '"quoted" \\ back'])(
  'what a loader read, %j, reaches the browser as it was and cannot end its script',
  (text) => {
    const literal = scriptSafe(text);
    expect(literal).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(literal)).toBe(text);
  },
);

test('a whole page gives its bytes, with its status and headers', async () => {
  const page = new WholePage('<p>é</p>', { status: 404, headers: { 'Content-Type': 'text/html' } });
  expect(page.status).toBe(404);
  expect(page.headers.get('content-type')).toBe('text/html');
  expect(Buffer.from(await page.arrayBuffer()).toString('utf8')).toBe('<p>é</p>');
});
