import { minute } from '#durations.ts';
// This file runs in each page of a signed-in candidate, and in the worker that the pages share: the worker
// has the browser's only connection, and the pages show its messages. It imports nothing.

/** A message of the server: the number of unread notifications, as a figure and as text in each language. */
type Told = { readonly shown: string; readonly said: Readonly<Record<string, string>>; readonly count: number };

// Milliseconds until a refused connection is tried again; browsers reopen lost connections by themselves.
const pause = minute;

if (typeof document === 'undefined') shareStream(self.name);
else hearStream(document.querySelector('script[data-stream]'));

/** In the worker: sends messages to all pages, and the last message to each new page. */
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
 * In a page: listens to the shared worker, or to a connection of its own if the browser has no shared
 * workers.
 */
function hearStream(script: Element | null): void {
  if (!(script instanceof HTMLScriptElement)) return;
  const { stream: name = '' } = script.dataset;
  if (typeof SharedWorker === 'undefined') return openStream(name, show);
  // Address and name identify a worker, so that each candidate has a separate one.
  const { port } = new SharedWorker(script.src, { name, type: 'module' });
  port.addEventListener('message', ({ data }) => show(data));
  port.start();
  addEventListener('pagehide', ({ persisted }) => persisted || port.postMessage('gone', []));
}

/**
 * Messages missed while offline need no repair, because the server sends the present state on each
 * connection.
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
  // Does not announce notifications that were unread when the page was rendered.
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
