import type { ComponentProps, MouseEvent } from 'react';
import {
  type NavigationOptions,
  useNavigation,
} from '#components/NavigationProvider/NavigationProvider';

/** What Link, LinkButton and CardLink have in common: an anchor whose way through the app the router goes. */
export interface AnchorProps extends Omit<ComponentProps<'a'>, 'className' | 'style' | 'href'> {
  href: string;
  /** Shown as a link that leads nowhere for now. */
  isDisabled?: boolean;
  /** Pressed, by whatever means; the link is followed afterwards. */
  onPress?: (() => void) | undefined;
  routerOptions?: NavigationOptions;
}

/** The attributes of the anchor itself. */
export function useAnchor(props: AnchorProps): ComponentProps<'a'> {
  const { href, isDisabled = false, onPress, onClick, routerOptions, ...rest } = props;
  const { navigate, useHref } = useNavigation();
  const address = useHref(href);
  if (isDisabled) return { ...rest, role: 'link', 'aria-disabled': true };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onPress?.();
    onClick?.(event);
    if (event.defaultPrevented || !navigate || !staysInApp(event)) return;
    event.preventDefault();
    navigate(href, routerOptions);
  };
  return { ...rest, href: address, onClick: follow };
}

/** Whether a press asks for this page to change, rather than for a new tab, a download or another site. */
function staysInApp(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { currentTarget: anchor, button, metaKey, ctrlKey, altKey, shiftKey } = event;
  // Not `anchor.target`, which Firefox fills in for a page in a frame.
  const target = anchor.getAttribute('target');
  return (
    button === 0 &&
    !(metaKey || ctrlKey || altKey || shiftKey) &&
    (target === null || target === '_self') &&
    !anchor.hasAttribute('download') &&
    anchor.origin === window.location.origin
  );
}
