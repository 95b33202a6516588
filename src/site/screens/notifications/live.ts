import { minute } from '#durations.ts';
// This file runs in each page of a signed-in candidate, and in a worker that the pages of a browser share.
// Only the worker has a connection to the server; the pages show its messages. The file imports nothing.

/** A message of the server: the number of unread notifications, as a figure and as text in each language. */
type Told = { readonly shown: string; readonly said: Readonly<Record<string, string>>; readonly count: number };

// Milliseconds before a refused connection is tried again. Browsers reopen lost connections by themselves.
const pause = minute;

if (typeof document === 'undefined') shareStream(self.name);
else hearStream(document.querySelector('script[data-stream]'));

/**
 * Runs in the worker: sends each message of the server to all pages, and the last message to each new page.
 */
function shareStream(stream: string): void {
  const pages = new Set<MessagePort>();
  let last: unknown = null;
  addEventListener('connect', (event) => {
    const [page] = event instanceof MessageEvent ? event.ports : [];
    if (!page) return;
    pages.add(page);
    page.addEventListener('message', () => pages.delete(page));
    page.start();
    if (last !== null) page.postMessage(last, []);
  });
  openStream(stream, (told) => {
    last = told;
    for (const page of pages) page.postMessage(told, []);
  });
}

/**
 * Runs in a page: receives messages from the shared worker. If the browser has no shared workers, the page
 * opens a connection itself.
 */
function hearStream(script: Element | null): void {
  if (!(script instanceof HTMLScriptElement)) return;
  const { stream: name = '' } = script.dataset;
  if (typeof SharedWorker === 'undefined') return openStream(name, show);
  // The name contains the candidate's stream, so that each candidate has a separate worker.
  const { port } = new SharedWorker(script.src, { name, type: 'module' });
  port.addEventListener('message', ({ data }) => show(data));
  port.start();
  addEventListener('pagehide', ({ persisted }) => persisted || port.postMessage('gone', []));
}

/**
 * Opens the stream of the server. Messages that were lost while offline do no harm, because the server sends
 * the current number at each connection.
 */
function openStream(stream: string, hear: (told: unknown) => void): void {
  const source = new EventSource(stream);
  source.addEventListener('message', ({ data }) => hear(JSON.parse(String(data))));
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) setTimeout(() => openStream(stream, hear), pause);
  });
}

let before: number | null = null;

function show(data: unknown): void {
  if (!isTold(data)) return;
  const { count, shown } = data;
  const said = data.said[document.documentElement.lang] ?? '';
  // Compares with the number in the page, because notifications that were unread when the page was rendered
  // need no announcement.
  const known = before ?? (Number.parseInt(document.querySelector('[data-unread=shown]')?.textContent ?? '', 10) || 0);
  before = count;
  write('shown', shown);
  write('said', said);
  if (count <= known) return;
  write('news', said);
  for (const notice of document.querySelectorAll<HTMLElement>('[data-unread=arrived]')) notice.hidden = false;
}

function write(where: string, text: string): void {
  for (const element of document.querySelectorAll(`[data-unread=${where}]`))
    if (element.textContent !== text) element.textContent = text;
}

function isTold(data: unknown): data is Told {
  if (typeof data !== 'object' || data === null || !('count' in data && 'shown' in data && 'said' in data))
    return false;
  const { count, shown, said } = data;
  if (typeof count !== 'number' || typeof shown !== 'string' || typeof said !== 'object' || said === null) return false;
  return Object.values(said).every((text) => typeof text === 'string');
}
