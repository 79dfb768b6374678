import type { ComponentProps, MouseEvent } from 'react';
import { useHref } from 'react-router-dom';

export interface PlaceLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  href: string;
  /**
   * Called for a press without a modifier key. The browser handles all other presses, for example to open a new tab.
   */
  onOpen: () => void;
}

/** A link to another section or setting of the dashboard. It has no styles. */
export function PlaceLink({ href, onOpen, children, ...props }: PlaceLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a {...props} href={useHref(href)} onClick={open}>
      {children}
    </a>
  );
}
