import type { KeyboardEvent, MouseEvent } from 'react';
import { LinkButton, type LinkButtonProps } from '#components/LinkButton/LinkButton';

export interface DialogLinkProps extends Pick<LinkButtonProps, 'tone' | 'size' | 'icon'> {
  /** Opened without JavaScript, before hydration, and in a new tab. */
  href: string;
  onOpen: () => void;
  /** Called on hover or focus, to preload the dialog. */
  onApproach: () => void;
  children: string;
}

/** A link that opens a dialog. Without JavaScript, it opens a page with the same content. */
export function DialogLink({ onOpen, onApproach, ...link }: DialogLinkProps) {
  const openInstead = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Safari does not focus a clicked link. Focus it here, so that the dialog can later return the focus to the link.
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
