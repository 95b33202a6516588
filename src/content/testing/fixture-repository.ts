import { readPredicates } from '../port/read-predicates.ts';
import type { SentDocument } from './fixture-document.ts';
import { holds, inOrder } from './fixture-search.ts';

type Answer = (request: Request) => Promise<Response>;

/** A small content system in memory, which speaks the protocol of Prismic. */
export type FixtureRepository = {
  readonly url: string;
  readonly fetch: Answer;
  /** Replaces all documents and changes the master ref. */
  readonly publish: (documents: readonly SentDocument[]) => void;
  /** Returns the addresses that were requested since the last call. */
  readonly taken: () => readonly string[];
  /** Makes this function give all answers, as a faulty content system would; null restores the system. */
  readonly ail: (answer: Answer | null) => void;
};

/** Makes a repository of some documents. */
export function fixtureRepository(documents: readonly SentDocument[] = []): FixtureRepository {
  const url = 'http://content.example/api/v2';
  let published = documents;
  let version = 1;
  let ailing: Answer | null = null;
  let asked: string[] = [];
  return {
    url,
    fetch: async (request) => {
      asked.push(request.url);
      return ailing === null ? answer(request, published, `ref-${version}`) : ailing(request);
    },
    publish(next) {
      published = next;
      version += 1;
    },
    taken() {
      const before = asked;
      asked = [];
      return before;
    },
    ail(answer) {
      ailing = answer;
    },
  };
}

function answer({ url }: Request, documents: readonly SentDocument[], master: string): Response {
  const { pathname, searchParams } = new URL(url);
  const refs = [{ id: 'master', ref: master, label: 'Master', isMasterRef: true }];
  if (pathname === '/api/v2') return Response.json({ refs, languages: [], types: {}, tags: [], forms: {} });
  const ref = searchParams.get('ref') ?? '';
  if (ref === 'preview-over') return problem(404, 'api_security_error', 'The preview token has expired.');
  if (ref !== master && !ref.startsWith('preview-'))
    return problem(404, 'api_notfound_error', `Ref not found. Master ref is: ${master}`);
  return search(documents, searchParams);
}

const problem = (status: number, type: string, message: string): Response =>
  Response.json({ type, message }, { status });

function search(documents: readonly SentDocument[], parameters: URLSearchParams): Response {
  const read = parameters.getAll('q').map((q) => readPredicates(q));
  if (read.includes(null)) return problem(400, 'parsing-error', 'unexpected token');
  const predicates = read.flatMap((one) => one ?? []);
  const lang = parameters.get('lang') ?? 'fr';
  const found = documents
    .filter((document) => lang === '*' || document.lang === lang)
    .filter((document) => predicates.every((predicate) => holds(document, predicate)));
  const pageSize = Number(parameters.get('pageSize') ?? 20);
  const page = Number(parameters.get('page') ?? 1);
  const results = inOrder(found, parameters.get('orderings')).slice((page - 1) * pageSize, page * pageSize);
  return Response.json({
    page,
    results_per_page: pageSize,
    results_size: results.length,
    total_results_size: found.length,
    total_pages: Math.ceil(found.length / pageSize),
    next_page: null,
    prev_page: null,
    results,
  });
}
