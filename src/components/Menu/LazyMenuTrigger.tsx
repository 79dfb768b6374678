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
import { MenuFrame, type MenuFrameProps } from './MenuFrame';

/** Connects a menu to a trigger that does not contain it. */
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
  /** Called before the menu is pressed, to load it: when the pointer or focus comes near, or when the page is idle. */
  onIntent: () => void;
  /** Renders the menu, which may still be loading (React.lazy). */
  menu: (opening: MenuOpening) => ReactNode;
  /** Describes the menu for the frame that is shown until the menu is loaded and built. */
  frame: Omit<MenuFrameProps, 'anchorRef'>;
}

/**
 * A button whose menu is loaded when the user is about to open it: a menu takes 50 kB that the first load does not
 * need. A frame appears on press until the menu replaces it. Otherwise it behaves as a MenuTrigger.
 */
export function LazyMenuTrigger(props: LazyMenuTriggerProps) {
  const { children: trigger, onIntent, menu } = props;
  useEarlyLoad(onIntent);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const triggerId = useId();
  const state = useMenuTriggerState({});
  // The frame is painted before the menu is built.
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
        // Opens on pointer down, as menus do, so that the user can drag to an item.
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
      {/* Mounted from the start: React delays revealing a new boundary by up to 300 ms after its fallback. */}
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

/** In ms. By then the page has sent the requests for its content. */
const SETTLED = 2_000;

/** Loads the menu once the page is idle, because a touch gives no hint before it presses. */
function useEarlyLoad(load: () => void): void {
  const loadNow = useEffectEvent(load);
  useEffect(() => {
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

/** Closes a menu that is still loading, on Escape and on a press outside. */
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

/** For each key that opens the menu, the item that gets focus. */
const arrows: Readonly<Record<string, RootMenuTriggerState['focusStrategy']>> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
};
