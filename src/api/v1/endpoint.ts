import type { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { KeyRefused, type Operator } from '#board/operators/keys/read-key.ts';
import type { Scope } from '#board/operators/keys/scopes.ts';
import type { Label } from '#reference/labelled.ts';
import type { Locale } from '#words/locale.ts';
import type { TagName } from './tags.ts';

/** What an endpoint may reach. */
export type ApiContext = {
  readonly board: Board;
  /** Where the site is: addresses of its pages stand in answers. */
  readonly publicUrl: URL;
  /** By the parameter `lang`, else by Accept-Language. */
  readonly locale: Locale;
  /** Whether webhooks may lead to this machine and its network. */
  readonly webhooksAnywhere: boolean;
  /** Whose key the request has; null where its endpoint needs none. */
  readonly operator: Operator | null;
};

/** Who asks an endpoint that needs a key. @throws KeyRefused for nobody */
export function operatorOf({ operator }: Pick<ApiContext, 'operator'>): Operator {
  if (operator === null) throw new KeyRefused('missing');
  return operator;
}

/** The parts of a request, as `readRequest` gives them. */
export type RequestParts = { readonly path: unknown; readonly query: unknown; readonly body: unknown };

export type EndpointAnswer<Body> = {
  readonly body: Body;
  /** Query of the page that follows, for the header Link (RFC 8288). */
  readonly next?: URLSearchParams | null;
};

/** A request that is answered as its endpoint says; the tests ask it, the pages show it. */
export type Example = {
  readonly title: Label;
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: unknown;
};

type Described = {
  /** Unique; clients that are generated name a function after it. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below `/api/v1`; parameters as `{id}`. */
  readonly path: `/${string}`;
  readonly tag: TagName;
  readonly summary: Label;
  readonly description: Label;
  /** The statuses of its problems, beside those that every endpoint may have. */
  readonly problems?: readonly (401 | 403 | 404 | 409 | 410)[];
  /** What an API key must allow; open to everyone without. */
  readonly scope?: Scope;
  /** Seconds for which shared copies are good. */
  readonly keep: number;
  readonly examples: readonly [Example, ...Example[]];
};

type Definition<Request extends z.ZodObject, Body extends z.ZodType> = Described & {
  /** `path` and `query` are objects of parameters, `body` anything; what it does not name is refused. */
  readonly request: Request;
  readonly response: Body;
  readonly handle: (context: ApiContext, request: z.output<Request>) => Promise<EndpointAnswer<z.input<Body>>>;
};

/** An endpoint as the rest sees it: route, document and tests are made from it. */
export type Endpoint = Described & {
  readonly request: z.ZodObject;
  readonly response: z.ZodType;
  /** Checks a request and answers it. @throws z.ZodError, and what the use case throws */
  readonly answer: (context: ApiContext, parts: RequestParts) => Promise<EndpointAnswer<unknown>>;
};

/** One endpoint: all that is said of it stands here, and is typed by its schemas. */
export function defineEndpoint<Request extends z.ZodObject, Body extends z.ZodType>({
  handle,
  ...described
}: Definition<Request, Body>): Endpoint & { readonly response: Body } {
  return {
    ...described,
    answer: async (context, parts) => handle(context, described.request.parse(parts)),
  };
}
