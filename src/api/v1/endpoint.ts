import type { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { KeyRefused, type Operator } from '#board/operators/keys/read-key.ts';
import type { Scope } from '#board/operators/keys/scopes.ts';
import type { Label } from '#reference/labelled.ts';
import type { Locale } from '#words/locale.ts';
import type { TagName } from './tags.ts';

/** Services that endpoints use. */
export type ApiContext = {
  readonly board: Board;
  /** Address of the site, for links in answers. */
  readonly publicUrl: URL;
  /** Language chosen by the parameter `lang`, else by Accept-Language. */
  readonly locale: Locale;
  /** True if the addresses of webhooks may lead to this machine and its network. */
  readonly webhooksAnywhere: boolean;
  /** Owner of the request's key; null if the endpoint needs no key. */
  readonly operator: Operator | null;
};

/** Returns the caller of an endpoint that needs a key. @throws KeyRefused without a key */
export function operatorOf({ operator }: Pick<ApiContext, 'operator'>): Operator {
  if (operator === null) throw new KeyRefused('missing');
  return operator;
}

/** Parts of a request, as `readRequest` returns them. */
export type RequestParts = { readonly path: unknown; readonly query: unknown; readonly body: unknown };

export type EndpointAnswer<Body> = {
  readonly body: Body;
  /** Query of the next page, for the header Link (RFC 8288). */
  readonly next?: URLSearchParams | null;
};

/** An example request. The tests send it, and the documentation shows it. */
export type Example = {
  readonly title: Label;
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: unknown;
};

type Described = {
  /** Unique name of the endpoint. Generated clients use it as the name of a function. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path below `/api/v1`, with parameters as `{id}`. */
  readonly path: `/${string}`;
  readonly tag: TagName;
  readonly summary: Label;
  readonly description: Label;
  /** Error statuses that this endpoint may answer in addition to those of every endpoint. */
  readonly problems?: readonly (401 | 403 | 404 | 409 | 410)[];
  /** Scope that an API key must have; absent if the endpoint needs no key. */
  readonly scope?: Scope;
  /** Seconds for which shared copies are valid. */
  readonly keep: number;
  readonly examples: readonly [Example, ...Example[]];
};

type Definition<Request extends z.ZodObject, Body extends z.ZodType> = Described & {
  /**
   * Schema of a request: `path` and `query` are objects of parameters, `body` is anything. Unknown names are
   * refused.
   */
  readonly request: Request;
  readonly response: Body;
  readonly handle: (context: ApiContext, request: z.output<Request>) => Promise<EndpointAnswer<z.input<Body>>>;
};

/**
 * An endpoint without the types of its request and answer. The routes, the document and the tests are made
 * from it.
 */
export type Endpoint = Described & {
  readonly request: z.ZodObject;
  readonly response: z.ZodType;
  /** Validates a request and answers it. @throws z.ZodError, and errors of the use case */
  readonly answer: (context: ApiContext, parts: RequestParts) => Promise<EndpointAnswer<unknown>>;
};

/** Defines an endpoint completely in one place, typed by its schemas. */
export function defineEndpoint<Request extends z.ZodObject, Body extends z.ZodType>({
  handle,
  ...described
}: Definition<Request, Body>): Endpoint & { readonly response: Body } {
  return {
    ...described,
    answer: async (context, parts) => handle(context, described.request.parse(parts)),
  };
}
