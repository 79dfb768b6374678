import type { ComponentProps, MouseEvent } from 'react';
import {
  type NavigationOptions,
  useNavigation,
} from '#components/NavigationProvider/NavigationProvider';

export interface BareAnchorProps extends AnchorProps {
  className?: string | undefined;
}

/** An anchor without styles, for links that a screen styles itself. */
export function Anchor({ className, children, ...props }: BareAnchorProps) {
  const anchor = useAnchor(props);
  return (
    <a {...anchor} className={className}>
      {children}
    </a>
  );
}

/** Props that Link, LinkButton and CardLink share. The router handles navigation inside the app. */
export interface AnchorProps extends Omit<ComponentProps<'a'>, 'className' | 'style' | 'href'> {
  href: string;
  /** Renders a link without an `href`. */
  isDisabled?: boolean;
  /** Called for presses by pointer, touch and keyboard, before the link is followed. */
  onPress?: (() => void) | undefined;
  routerOptions?: NavigationOptions;
}

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

/** Returns false if the click opens a new tab, downloads a file or leads to another site. */
function staysInApp(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { currentTarget: anchor, button, metaKey, ctrlKey, altKey, shiftKey } = event;
  // `anchor.target` cannot be used: for a page in a frame, Firefox sets it even without the attribute.
  const target = anchor.getAttribute('target');
  return (
    button === 0 &&
    !(metaKey || ctrlKey || altKey || shiftKey) &&
    (target === null || target === '_self') &&
    !anchor.hasAttribute('download') &&
    anchor.origin === window.location.origin
  );
}
