import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** Below a few of many: the way to all of them. */
export function AllLink({ href, words }: { readonly href: string; readonly words: string }) {
  return (
    <p>
      <a className={buttonClass('secondary')} href={href}>
        {words}
        <Icon name="arrow-right" />
      </a>
    </p>
  );
}
