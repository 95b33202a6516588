import { type RefObject, useEffect, useState } from 'react';

/** Tells if a part of an element is in the window, once scripts run. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting === true));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
