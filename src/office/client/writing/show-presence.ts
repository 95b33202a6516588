import { sendToServer } from './send-to-server.ts';

/** Milliseconds between two signs. Somebody is gone after 45 seconds without one. */
const every = 18_000;

/** Says regularly that somebody writes the document while the page is visible, and shows who else does. */
export function start(line: HTMLElement): void {
  const { address = '', presence = '', page = '', member = '' } = line.dataset;
  const own = [
    ['do', presence],
    ['page', page],
    ['member', member],
  ] as const;
  let timer: ReturnType<typeof setInterval> | undefined;
  const sign = async (): Promise<void> => {
    const answer = await sendToServer(address, own, { isUnattended: true });
    if (typeof answer === 'object' && line.textContent !== answer.said) line.textContent = answer.said;
  };
  const begin = (): void => {
    clearInterval(timer);
    timer = setInterval(() => void sign(), every);
    void sign();
  };
  const end = (): void => {
    if (timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
    if (presence === 'present')
      void sendToServer(address, [...own, ['gone', '1']], { isUnattended: true, isLast: true });
  };
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'visible' ? begin() : end()));
  addEventListener('pagehide', end);
  addEventListener('pageshow', ({ persisted }) => void (persisted && begin()));
  if (document.visibilityState === 'visible') begin();
}
