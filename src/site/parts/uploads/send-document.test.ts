import { expect, test } from 'vitest';
import { sendDocument } from './send-document.ts';

test.each([
  ['cv.pdf', 'attachment; filename=cv.pdf'],
  ['CV Zoé.pdf', `attachment; filename="CV Zoe.pdf"; filename*=UTF-8''CV%20Zo%C3%A9.pdf`],
  ['履歴書', `attachment; filename=document; filename*=UTF-8''%E5%B1%A5%E6%AD%B4%E6%9B%B8`],
  ['../a\r\nSet-Cookie: b', `attachment; filename=".._a__Set-Cookie b"; filename*=UTF-8''.._a__Set-Cookie%3A%20b`],
])('a document named %j is a download with this name, and cannot run', (fileName, disposition) => {
  const { headers } = sendDocument({ fileName, mediaType: 'application/pdf', bytes: Buffer.from('x') });
  expect(headers.get('content-disposition')).toContain(disposition);
  expect(headers.get('content-security-policy')).toContain('sandbox');
});
