import { UploadCancelled } from './upload-cancelled.ts';

/** What becomes of the files of a form that is being sent; null where none is. */
export type Upload =
  | { readonly phase: 'sending'; readonly sent: number; readonly total: number; readonly cancel: () => void }
  /** By the one who sent, or by the network: both leave the form as it was filled in. */
  | { readonly phase: 'cancelled' | 'cut' }
  | null;

let upload: Upload = null;
let usual: typeof fetch | null = null;
const watchers = new Set<() => void>();

export const currentUpload = (): Upload => upload;

/** Forgets what was said of the last upload. */
export function clearUpload(): void {
  tell(null);
}

/**
 * Has `onChange` called as uploads move on. `fetch` does not tell how far a body has come, and the router,
 * which sends forms with it, takes no other: while somebody watches, a form with files goes by
 * XMLHttpRequest, and everything else as before.
 */
export function watchUploads(onChange: () => void): () => void {
  watchers.add(onChange);
  if (usual === null) install(globalThis.fetch);
  return () => {
    watchers.delete(onChange);
    if (watchers.size > 0 || usual === null) return;
    globalThis.fetch = usual;
    usual = null;
    upload = null;
  };
}

function install(original: typeof fetch): void {
  usual = original;
  globalThis.fetch = (input, init) => {
    const { body, signal } = init ?? {};
    if (!(body instanceof FormData) || bytesIn(body) === 0) return original(input, init);
    return send(String(input instanceof Request ? input.url : input), body, signal ?? null);
  };
}

function tell(next: Upload): void {
  upload = next;
  for (const watcher of watchers) watcher();
}

/** Of its files alone: the rest of a form is nothing to wait for. */
function bytesIn(form: FormData): number {
  return Array.from(form.values()).reduce((sum, value) => sum + (value instanceof File ? value.size : 0), 0);
}

function send(address: string, form: FormData, signal: AbortSignal | null): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => {
      tell({ phase: 'cancelled' });
      reject(new UploadCancelled('cancelled'));
      request.abort();
    };
    const told = (sent: number, total: number) => tell({ phase: 'sending', sent, total, cancel });
    request.upload.addEventListener('progress', ({ loaded, total }) => told(loaded, total));
    request.addEventListener('load', () => {
      tell(null);
      resolve(answerOf(request));
    });
    request.addEventListener('error', () => {
      tell({ phase: 'cut' });
      reject(new TypeError('Failed to fetch'));
    });
    // The router leaves for another page.
    signal?.addEventListener('abort', () => {
      tell(null);
      reject(signal.reason);
      request.abort();
    });
    request.open('POST', address);
    request.responseType = 'arraybuffer';
    told(0, bytesIn(form));
    request.send(form);
  });
}

// Such an answer has no body, and may be made with none.
const bodiless = new Set([204, 205, 304]);

function answerOf(request: XMLHttpRequest): Response {
  const { status, statusText } = request;
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = lines.map((line): [string, string] => {
    const end = line.indexOf(':');
    return [line.slice(0, end), line.slice(end + 1).trim()];
  });
  const body = request.response instanceof ArrayBuffer && !bodiless.has(status) ? request.response : null;
  return new Response(body, { status, statusText, headers: headers.filter(([name]) => name !== '') });
}
