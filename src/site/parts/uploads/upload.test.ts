import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UploadCancelled } from './upload-cancelled.ts';
import { currentUpload, watchUploads } from './upload.ts';

/** The part of XMLHttpRequest that an upload uses; a test triggers its events. */
class FakeRequest extends EventTarget {
  static last: FakeRequest | null = null;
  readonly upload = new EventTarget();
  readonly abort = vi.fn<() => void>();
  readonly open = vi.fn<(method: string, address: string) => void>();
  readonly send = vi.fn<(body: FormData) => void>();
  status = 200;
  statusText = 'OK';
  responseType = '';
  response: ArrayBuffer | null = null;
  headers = 'X-Remix-Response: yes\r\nContent-Type: text/x-script\r\n';

  constructor() {
    super();
    FakeRequest.last = this;
  }

  getAllResponseHeaders(): string {
    return this.headers;
  }
}

const original = vi.fn<typeof fetch>(async () => new Response('as before'));
let leave = () => {};

beforeEach(() => {
  FakeRequest.last = null;
  vi.stubGlobal('fetch', original);
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  leave = watchUploads(() => {});
});

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

function form(bytes: number): FormData {
  const made = new FormData();
  made.set('firstName', 'Ana');
  made.set('cv', new File([new Uint8Array(bytes)], bytes === 0 ? '' : 'cv.pdf'));
  return made;
}

function begin(init: RequestInit = {}) {
  const answer = fetch('/profil.data', { method: 'POST', body: form(100), ...init });
  const request = FakeRequest.last;
  if (request === null) throw new Error('nothing was sent');
  return { answer, request };
}

test('requests without files use the usual fetch', async () => {
  expect(await (await fetch('/a', { method: 'POST', body: form(0) })).text()).toBe('as before');
  expect(await (await fetch('/b')).text()).toBe('as before');
  expect(FakeRequest.last).toBeNull();
});

test("a form with a file reports its progress and returns the server's answer", async () => {
  const { answer, request } = begin();
  expect(currentUpload()).toMatchObject({ phase: 'sending', sent: 0, total: 100 });
  request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 60, total: 140 }));
  expect(currentUpload()).toMatchObject({ phase: 'sending', sent: 60, total: 140 });
  request.response = new TextEncoder().encode('refused').buffer;
  request.status = 400;
  request.dispatchEvent(new Event('load'));
  const given = await answer;
  expect([given.status, given.headers.get('x-remix-response'), await given.text()]).toEqual([400, 'yes', 'refused']);
  expect(currentUpload()).toBeNull();
});

test('an answer with a status that allows no body has none', async () => {
  const { answer, request } = begin();
  Object.assign(request, { status: 204, response: new ArrayBuffer(0), headers: '' });
  request.dispatchEvent(new Event('load'));
  expect((await answer).body).toBeNull();
});

test('a cut connection is reported as a network failure, but a cancelled upload is not', async () => {
  const cancelled = begin();
  const sending = currentUpload();
  if (sending?.phase === 'sending') sending.cancel();
  await expect(cancelled.answer).rejects.toBeInstanceOf(UploadCancelled);
  expect(cancelled.request.abort).toHaveBeenCalledOnce();
  expect(currentUpload()).toEqual({ phase: 'cancelled' });
  const cut = begin();
  cut.request.dispatchEvent(new Event('error'));
  await expect(cut.answer).rejects.toBeInstanceOf(TypeError);
  expect(currentUpload()).toEqual({ phase: 'cut' });
});

test('leaving the page stops its upload and restores fetch', async () => {
  const leaving = new AbortController();
  const { answer, request } = begin({ signal: leaving.signal });
  leaving.abort();
  await expect(answer).rejects.toHaveProperty('name', 'AbortError');
  expect(request.abort).toHaveBeenCalledOnce();
  leave();
  expect(fetch).toBe(original);
});
