import { Browser, type Page } from './browser.ts';

type Init = Parameters<Browser['open']>[1];

/** A browser that stops a sign-in before the redirect that completes it. */
export class ParkingBrowser extends Browser {
  private parked: URL | null = null;

  override async open(address: string | URL, init: Init = {}): Promise<Page> {
    let page = await this.request(address, init);
    for (let location = page.headers.get('location'); location; location = page.headers.get('location')) {
      const next = new URL(location, page.url);
      if (/\/authorize\/[\w-]+$/.test(next.pathname)) {
        this.parked = next;
        return page;
      }
      page = await this.request(next);
    }
    return page;
  }

  /**
   * Follows this redirect.
   * @throws Error if no sign-in was about to complete
   */
  async goOn(): Promise<Page> {
    if (!this.parked) throw new Error('nobody was about to be signed in');
    return super.open(this.parked);
  }
}
