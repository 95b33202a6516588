import { UploadCancelled } from './upload-cancelled.ts';

/** State of the files that a form is sending; null if no form is being sent. */
export type Upload =
  | { readonly phase: 'sending'; readonly sent: number; readonly total: number; readonly cancel: () => void }
  /** The upload was stopped by its sender or by the network; in both cases the form stays filled in. */
  | { readonly phase: 'cancelled' | 'cut' }
  | null;

let upload: Upload = null;
let usual: typeof fetch | null = null;
const watchers = new Set<() => void>();

export const currentUpload = (): Upload => upload;

/** Deletes the state of the last upload. */
export function clearUpload(): void {
  tell(null);
}

/**
 * Calls `onChange` as uploads progress. The router sends forms by `fetch`, which reports no progress. While a
 * listener exists, forms with files are therefore sent by XMLHttpRequest, and all other requests by `fetch`.
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

/** Returns the bytes of the files in a form; the other fields are too small to matter. */
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
    // Aborts the upload when the router navigates to another page.
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

// Statuses of answers without a body; `Response` throws if it gets a body for one of them.
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
