import type { Endpoint, Example } from '../endpoint.ts';

/** Returns an example request as commands and code in several languages. */
export function typedExamples(
  { path, method }: Endpoint,
  example: Example,
  base: URL,
): readonly (readonly [string, string])[] {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(example.path?.[name] ?? '')),
  );
  const query = String(
    new URLSearchParams(Object.entries(example.query ?? {}).map(([name, value]) => [name, String(value)])),
  );
  const url = `${new URL(`/api/v1${filled}`, base).href}${query === '' ? '' : `?${query}`}`;
  const body = example.body === undefined ? undefined : JSON.stringify(example.body);
  const key = ` -H 'Authorization: Bearer YOUR_KEY'`;
  if (method !== 'GET' && body === undefined) return [['curl', `curl -X ${method} '${url}'${key}`]];
  if (method === 'POST' && body !== undefined)
    return [
      [
        'curl',
        `curl -X POST '${url}'${key} -H 'Content-Type: application/json' -d '${body.replaceAll("'", String.raw`'\''`)}'`,
      ],
    ];
  return [
    ['curl', `curl '${url}'`],
    ['JavaScript', `const answer = await fetch('${url}');\nconst body = await answer.json();`],
    ['Python', `import requests\nbody = requests.get('${url}').json()`],
  ];
}
