import {
  cloneElement,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { type RootMenuTriggerState, useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { media } from '#theme/media';
import { PopupFrame } from '#components/PopupFrame/PopupFrame';
import type { FramePlacement } from '../PopupFrame/place-frame';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { OFFSET, surface } from '../Popover/Popover.css';
import * as css from './Menu.css';

/** Connects a menu to a trigger that is rendered separately. */
export interface MenuOpening {
  triggerId: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
  state: RootMenuTriggerState;
}

type TriggerElement = ReactElement<
  ComponentProps<'button'> & { isDisabled?: boolean; isPending?: boolean }
>;

export interface LazyMenuTriggerProps {
  children: TriggerElement;
  /**
   * Called to load the menu: when the pointer or focus reaches the trigger or, on touch devices, when the page is idle.
   */
  onIntent: () => void;
  /** Renders the menu. The component may still be loading (React.lazy). */
  menu: (opening: MenuOpening) => ReactNode;
  /** The content of the frame that is shown until the menu is loaded and built. */
  frame: Omit<MenuFrameProps, 'anchorRef'>;
}

/**
 * Loads its menu (50 kB) when the user is about to open it. A press shows a frame until the menu replaces it. Otherwise
 * it behaves like a MenuTrigger.
 */
export function LazyMenuTrigger(props: LazyMenuTriggerProps) {
  const { children: trigger, onIntent, menu } = props;
  useEarlyLoad(onIntent);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const triggerId = useId();
  const state = useMenuTriggerState({});
  // The menu is rendered after a deferred update, so that the frame is painted first.
  const isBuilt = useDeferredValue(state.isOpen);
  const [wasBuilt, setWasBuilt] = useState(false);
  if (isBuilt && !wasBuilt) setWasBuilt(true);
  const frame = state.isOpen && (
    <>
      <MenuFrame {...props.frame} anchorRef={triggerRef} />
      <CloseEarly triggerRef={triggerRef} onClose={() => state.close()} />
    </>
  );
  const isAtRest = trigger.props.isDisabled || trigger.props.isPending;
  return (
    <>
      {cloneElement(trigger, {
        ref: triggerRef,
        id: triggerId,
        'aria-haspopup': 'menu',
        'aria-expanded': state.isOpen,
        onPointerEnter: onIntent,
        onFocus: onIntent,
        // Open on pointer down, as menus do. The user can then drag to an item.
        onMouseDown: (event: MouseEvent<HTMLButtonElement>) => {
          if (event.button !== 0 || isAtRest) return;
          // Prevents the browser from focusing the button after the menu has taken focus.
          event.preventDefault();
          event.currentTarget.focus({ preventScroll: true });
          state.open();
        },
        onClick: ({ detail }: MouseEvent) => state.open(detail === 0 ? 'first' : null),
        onKeyDown: (event: KeyboardEvent) => {
          const focus = arrows[event.key];
          if (!focus || isAtRest) return;
          event.preventDefault();
          state.open(focus);
        },
      })}
      {!isBuilt && frame}
      {/* Mount the boundary from the start, even before there is a menu. If a new boundary shows its fallback, React
          delays the content by up to 300 ms. */}
      <Suspense fallback={frame}>
        {wasBuilt && (
          <BuiltMenu
            menu={menu}
            opening={{
              triggerId,
              triggerRef,
              state: { ...state, isOpen: state.isOpen && isBuilt },
            }}
          />
        )}
      </Suspense>
    </>
  );
}

interface BuiltMenuProps extends Pick<LazyMenuTriggerProps, 'menu'> {
  opening: MenuOpening;
}

function BuiltMenu({ menu, opening }: BuiltMenuProps) {
  return menu(opening);
}

/** The time in ms after which the page has sent the requests for its own content. */
const SETTLED = 2_000;

/** A touch device does not signal that the user is about to press, so the menu is loaded once the page is idle. */
function useEarlyLoad(load: () => void): void {
  const loadNow = useEffectEvent(load);
  useEffect(() => {
    if (matchMedia(media.hover).matches) return undefined;
    let idle: number | null = null;
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(() => loadNow());
      else loadNow();
    }, SETTLED);
    return () => {
      clearTimeout(timer);
      if (idle !== null) cancelIdleCallback(idle);
    };
  }, []);
}

/** Closes a menu that is still loading if the user presses Escape or presses outside. */
function CloseEarly({
  triggerRef,
  onClose,
}: {
  triggerRef: RefObject<Element | null>;
  onClose: () => void;
}) {
  const close = useEffectEvent((event: Event) => {
    const isEscape = event instanceof globalThis.KeyboardEvent && event.key === 'Escape';
    const isElsewhere =
      event.type === 'pointerdown' &&
      event.target instanceof Element &&
      !triggerRef.current?.contains(event.target) &&
      event.target.closest('[data-popup-frame]') === null;
    if (isEscape || isElsewhere) onClose();
  });
  useEffect(() => {
    const listen = (event: Event) => close(event);
    document.addEventListener('keydown', listen);
    document.addEventListener('pointerdown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      document.removeEventListener('pointerdown', listen);
    };
  }, []);
  return null;
}

/** The arrow keys that open the menu. The value is the item that gets the focus. */
const arrows: Readonly<Record<string, RootMenuTriggerState['focusStrategy']>> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
};

interface MenuFrameProps {
  anchorRef: RefObject<Element | null>;
  placement: FramePlacement;
  header?: ReactNode;
  items: number;
}

export function MenuFrame({ anchorRef, placement, header, items }: MenuFrameProps) {
  return (
    <PopupFrame
      anchorRef={anchorRef}
      placement={placement}
      offset={OFFSET}
      className={surface({ entry: 'none' })}
    >
      {header && <div className={css.header}>{header}</div>}
      <div className={css.menu}>
        {Array.from({ length: items }, (_, index) => (
          <div key={index} className={css.item()}>
            <Skeleton shape="circle" width="1rem" />
            <Skeleton width="9ch" />
          </div>
        ))}
      </div>
    </PopupFrame>
  );
}
