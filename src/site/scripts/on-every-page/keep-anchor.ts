/**
 * The other language of a page leads to the same place in it: an anchor is sent to no server, so that the
 * link is given it as it is followed.
 */
export function keepAnchor(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[lang][hreflang]') : null;
    if (link) link.hash = location.hash;
  });
}
