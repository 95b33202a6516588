import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type ReadyBody, readyText } from '../../transport/answer.ts';

/** A file of Swagger UI as we serve it. */
export type ViewerFile = {
  /** The address contains a hash of the content, so copies stay valid for ever. */
  readonly address: string;
  readonly type: string;
  readonly content: ReadyBody;
};

/** Reads script and style sheet of Swagger UI from its package, without the telemetry. */
export async function viewerFiles(): Promise<{ readonly script: ViewerFile; readonly style: ViewerFile }> {
  const [script, style] = await Promise.all([
    viewerFile(import.meta.resolve('@fastify/swagger-ui/static/swagger-ui-bundle.js'), 'js'),
    viewerFile(import.meta.resolve('@fastify/swagger-ui/static/swagger-ui.css'), 'css'),
  ]);
  return { script, style };
}

async function viewerFile(url: string, kind: keyof typeof types): Promise<ViewerFile> {
  const content = readyText(await readFile(fileURLToPath(url), 'utf8'));
  // The hash is hexadecimal, because addresses are converted to lower case.
  const name = hash('sha256', content.body, 'hex').slice(0, 16);
  return { address: `/api/docs/viewer-${name}.${kind}`, type: types[kind], content };
}

const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;
