import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** The link below a short list to the whole list. */
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
