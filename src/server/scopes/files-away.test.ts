import { afterAll, expect, test } from 'vitest';
import { insertCandidate, insertCv } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { FilesUnavailable } from '#files/files-unavailable.ts';
import { FileNotFound } from '#files/files.ts';
import { openServer } from '#server/testing/open-server.ts';
import { receiveApplication } from '#site/screens/recruiter/testing/receive-application.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const received = await receiveApplication(board, new Date());
const owner = await insertCandidate(board, { photo_file_key: 'a'.repeat(40) });
const cv = await insertCv(board, owner.candidate.id);

/** Opens a server whose store answers every request with an error. */
async function serverWith(failure: Error) {
  const fail = () => Promise.reject(failure);
  const files = { ...board.files, get: fail, put: fail, delete: fail };
  const server = await openServer({ ...board, now: () => new Date(), files });
  afterAll(() => server.app.close());
  return server;
}

const away = await serverWith(new FilesUnavailable('the store does not answer'));
const lost = await serverWith(new FileNotFound('no file has the key'));
const cookie = `session=${owner.candidate.oid}`;
const documentOf = (link: string) => `${link}/documents/cv`;
const visit = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

test.each([
  ['a CV', `/espace-personnel/cv/${cv}`],
  ['a photo', '/en/espace-personnel/photo'],
  ['a received document', documentOf(received.link)],
])('while the store is away %s is unavailable for a moment, and no incident is logged', async (_what, path) => {
  const before = away.complaints().length;
  const { statusCode, headers } = await away.app.inject({ path, headers: { cookie, ...visit } });
  expect([statusCode, headers['retry-after']]).toEqual([503, '10']);
  const complaints = away.complaints().slice(before);
  expect(complaints.map(({ level, msg }) => [level, msg])).toEqual([[40, 'the store of the files is unavailable']]);
});

test.each([
  ['its owner in French', `/espace-personnel/cv/${cv}`, 'Ce fichier est bien enregistré'],
  ['its owner in English', `/en/espace-personnel/cv/${cv}`, 'This file is safely stored'],
  ['the recruiter in French', documentOf(received.link).replace('/en', ''), 'Ce fichier est bien enregistré'],
  ['the recruiter in English', documentOf(received.link), 'This file is safely stored'],
])('while the store is away the page of a document says to %s that the document is safe', async (_who, path, words) => {
  const { body, headers } = await away.app.inject({ path, headers: { cookie, ...visit } });
  expect(body).toContain(words);
  expect(body).toContain(`class="next" href="${path}"`);
  expect(headers['x-file-trouble']).toBeUndefined();
});

test('while the store is away a form with a file leads back to what was typed', async () => {
  const form = new FormData();
  form.append('intent', 'add-cv');
  form.append('cv', new File(['words'], 'cv.txt', { type: 'text/plain' }));
  const request = new Request('https://mvi.example/', { method: 'POST', body: form });
  const { statusCode, body } = await away.app.inject({
    method: 'POST',
    path: '/espace-personnel/profil',
    headers: { cookie, origin: 'https://mvi.example', 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect([statusCode, body]).toEqual([503, expect.stringContaining('Revenir au formulaire')]);
});

test.each([
  ['its owner in French', `/espace-personnel/cv/${cv}`, 'ajoutez-la de nouveau à votre profil'],
  ['its owner in English', `/en/espace-personnel/cv/${cv}`, 'add it to your profile again'],
  ['the recruiter in French', documentOf(received.link).replace('/en', ''), 'Demandez-le au candidat'],
  ['the recruiter in English', documentOf(received.link), 'Ask the candidate for it'],
])('the page of a lost document says so to %s', async (_reader, path, words) => {
  const before = lost.complaints().length;
  const { statusCode, body, headers } = await lost.app.inject({ path, headers: { cookie, ...visit } });
  expect([statusCode, headers['x-file-trouble']]).toEqual([404, undefined]);
  expect(body).toContain(words);
  const profile = path.startsWith('/en/') ? '/en/espace-personnel/profil' : '/espace-personnel/profil';
  expect(body.includes(`class="next" href="${profile}"`)).toBe(path.includes('/espace-personnel/'));
  expect(lost.complaints().slice(before)).toMatchObject([{ level: 50, msg: 'a file is missing' }]);
});

test('a document that the application never had is a page that does not exist', async () => {
  const path = `${received.link}/documents/coverLetter`;
  const { statusCode, body } = await lost.app.inject({ path, headers: visit });
  expect([statusCode, body]).toEqual([404, expect.stringContaining('Page not found')]);
});
