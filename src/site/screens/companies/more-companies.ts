// This file imports nothing, because the list of companies, which has no other scripts, loads it unbundled.

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-more]') : null;
  if (link === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  // If the request fails, the browser follows the link and shows the error itself.
  showMore(link).catch(() => location.assign(link.href));
});

/** Replaces the list and its link by the list and link of the longer page. */
async function showMore(link: HTMLAnchorElement): Promise<void> {
  link.setAttribute('aria-busy', 'true');
  const answer = await fetch(link.href);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const [list, others] = [document.querySelector('#companies'), page.querySelector('#companies')];
  if (!answer.ok || list === null || others === null) throw new Error('no list came');
  const shown = list.childElementCount;
  const isLonger = list.firstElementChild?.textContent === others.firstElementChild?.textContent;
  list.replaceChildren(...others.children);
  document.querySelector('#pages')?.replaceWith(...page.querySelectorAll('#pages'));
  history.replaceState(null, '', link.href.replace(/#.*/, ''));
  const first = list.children[isLonger ? shown : 0]?.querySelector('a');
  first?.focus({ preventScroll: isLonger });
}
