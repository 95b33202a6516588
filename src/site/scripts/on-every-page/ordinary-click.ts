type Keys = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Tells if a click opens a link in the same tab. Other clicks open a tab or a window, or download. */
export function isOrdinaryClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
