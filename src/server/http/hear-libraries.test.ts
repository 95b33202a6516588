import { createClient } from '@prismicio/client';
import { afterEach, expect, test } from 'vitest';
import { hearLibraries } from './hear-libraries.ts';

const lines: object[] = [];
const giveBack = hearLibraries({ warn: (line: object) => lines.push(line) }, console);
afterEach(giveBack);

/** A content system that accepts only the current ref and reports every other ref as expired. */
async function answer(address: string): Promise<Response> {
  const url = new URL(address);
  const root = { refs: [{ id: 'master', ref: 'present', label: '', isMasterRef: true }], types: {}, languages: [] };
  if (!url.pathname.endsWith('/search')) return Response.json(root);
  if (url.searchParams.get('ref') === 'present') return Response.json({ results: [], total_pages: 0 });
  const over = { type: 'api_notfound_error', message: 'Ref not found. Master ref is: present' };
  return Response.json(over, { status: 404 });
}

test('warnings of the content client are logged without the ref that gives access to drafts', async () => {
  const ref = 'x'.repeat(60);
  const client = createClient('content', { documentAPIEndpoint: 'http://content.internal/api/v2', fetch: answer });
  await client.get({ ref });
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain(ref);
});
