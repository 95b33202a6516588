import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Mount } from './mount.ts';
import { languageOfAddress } from './pages/language.ts';
import { sendAnswer, setHeaders } from './steps/response-headers.ts';
import { waitAnswer } from './steps/too-many.ts';

/** Refuses a request that exceeds the server's limit, with a page in the provider's frame. */
export type RefuseOften = (req: IncomingMessage, res: ServerResponse, retryAfterSeconds: number) => void;

type Refusing = Pick<Mount, 'publicUrl' | 'policies' | 'parts' | 'headers'>;

/** Creates the function that refuses requests. It uses no database, so that too many requests cost little. */
export function createRefuseOften({ publicUrl, policies, parts, headers }: Refusing): RefuseOften {
  return (req, res, retryAfterSeconds) => {
    const url = URL.parse(req.url ?? '/', publicUrl) ?? publicUrl;
    const [, name = ''] = url.pathname.slice(parts.mountPath.length).split('/');
    const language = languageOfAddress(url, {
      policy: policies.get(name.toLowerCase())?.kind,
      acceptLanguage: req.headers['accept-language'],
    });
    setHeaders(res, headers);
    // Links to the address of the request: a form is sent to the address of the page that shows it.
    const links = { action: url.pathname + url.search };
    sendAnswer(res, waitAnswer(retryAfterSeconds, { frame: parts.frame(language), links }));
    req.resume();
  };
}
