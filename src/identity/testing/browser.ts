/**
 * A page that a browser without JavaScript has loaded. This browser stores cookies by path, follows
 * redirects, and sends forms as a person would.
 */
export type Page = { readonly status: number; readonly url: URL; readonly text: string; readonly headers: Headers };

type Cookie = { readonly value: string; readonly path: string };
type Init = {
  readonly method?: string;
  readonly body?: URLSearchParams | string;
  readonly headers?: Record<string, string>;
};

const maxRedirects = 20;

export class Browser {
  readonly cookies = new Map<string, Cookie>();
  /** Every Set-Cookie line ever received. */
  readonly received: string[] = [];
  readonly language: string;
  private readonly site: URL;
  private readonly server: URL;

  /** Creates a browser. `site` is the public address, `server` the address to which requests are sent. */
  constructor(site: URL, server: URL = site, language = 'fr') {
    this.site = site;
    this.server = server;
    this.language = language;
  }

  /** Sends one request without following redirects. */
  async request(address: string | URL, init: Init = {}): Promise<Page> {
    const url = new URL(address, this.site);
    const target = url.origin === this.site.origin ? new URL(`${url.pathname}${url.search}`, this.server) : url;
    const headers = {
      cookie: this.header(url.pathname),
      'accept-language': this.language,
      accept: 'text/html',
      ...init.headers,
    };
    const response = await fetch(target, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return { status: response.status, url, text: await response.text(), headers: response.headers };
  }

  async open(address: string | URL, init: Init = {}): Promise<Page> {
    let page = await this.request(address, init);
    for (let left = maxRedirects; left > 0; left -= 1) {
      const location = page.headers.get('location');
      if (!location) return page;
      page = await this.request(new URL(location, page.url));
    }
    throw new Error(`too many redirects, last at ${page.url.href}`);
  }

  /** Fills in the form of a page and sends it, as a browser does. */
  submit(page: Page, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Page> {
    const form = /<form[^>]*action="([^"]*)"[^>]*>([\s\S]*?)<\/form>/.exec(page.text);
    if (!form) throw new Error(`no form at ${page.url.href}:\n${page.text}`);
    const hidden = [...(form[2] ?? '').matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    );
    const body = new URLSearchParams({ ...Object.fromEntries(hidden), ...fields });
    const init = { method: 'POST', body, headers: { origin: this.site.origin, ...headers } };
    return this.open(new URL(unescaped(form[1] ?? ''), page.url), init);
  }

  /**
   * Sends the form of a page by the button with this name; the button may have another target than the form.
   */
  press(page: Page, name: string, fields: Record<string, string>): Promise<Page> {
    const button = new RegExp(`<button[^>]* name="${name}"[^>]*>`).exec(page.text)?.[0] ?? '';
    const action = /formAction="([^"]*)"/i.exec(button)?.[1];
    const text = action ? page.text.replace(/action="[^"]*"/, `action="${action}"`) : page.text;
    return this.submit({ ...page, text }, { ...fields, [name]: 'yes' });
  }

  /** Follows the link with this text. */
  follow(page: Page, text: RegExp): Promise<Page> {
    const links = [...page.text.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)];
    const link = links.find(([, , content = '']) => text.test(content));
    if (!link) throw new Error(`no link ${text} at ${page.url.href}`);
    return this.open(new URL(unescaped(link[1] ?? ''), page.url));
  }

  header(path = '/'): string {
    const sent = [...this.cookies].filter(([, cookie]) => path.startsWith(cookie.path));
    return sent.map(([key, { value }]) => `${key.split('|')[0]}=${value}`).join('; ');
  }

  keep(line: string): void {
    this.received.push(line);
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const at = pair.indexOf('=');
    const options = new Map(attributes.map((each) => [each.split('=')[0]?.toLowerCase(), each.split('=')[1] ?? '']));
    const path = options.get('path') || '/';
    const key = `${pair.slice(0, at)}|${path}`;
    const isOver = options.get('max-age') === '0' || Date.parse(options.get('expires') ?? '') < Date.now();
    if (isOver) this.cookies.delete(key);
    else this.cookies.set(key, { value: pair.slice(at + 1), path });
  }
}

export const unescaped = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');
