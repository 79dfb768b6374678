import type { KeyboardEvent, MouseEvent } from 'react';
import { LinkButton, type LinkButtonProps } from '#components/LinkButton/LinkButton';

export interface DoorLinkProps extends Pick<LinkButtonProps, 'tone' | 'size' | 'icon'> {
  /** Where it leads without JavaScript, in a tab of its own, or before the page has woken up. */
  href: string;
  onOpen: () => void;
  /** A pointer or the focus is near: time to fetch what it opens. */
  onApproach: () => void;
  children: string;
}

/** A button that opens a dialog of this page; where it cannot, it is a link to a page that says the same. */
export function DoorLink({ onOpen, onApproach, ...link }: DoorLinkProps) {
  const openInstead = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Safari does not focus a link that is clicked; the dialog would not know where to give the focus back to.
    event.currentTarget.focus({ preventScroll: true });
    onOpen();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onOpen();
  };
  return (
    <LinkButton
      {...link}
      role="button"
      aria-haspopup="dialog"
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={openInstead}
      onKeyDown={onKeyDown}
    />
  );
}
