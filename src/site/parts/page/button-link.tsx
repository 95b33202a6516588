import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';

/** A link of the router that looks like a button; `to` is a complete path, including the language. */
export function ButtonLink(props: ComponentProps<typeof Link>) {
  return <Link viewTransition {...props} className={buttonClass('primary')} />;
}
