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
import { MenuFrame, type MenuFrameProps } from './MenuFrame';

/** How a menu that stands apart from its trigger is tied to it. */
export interface MenuOpening {
  triggerId: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  /** Which item gets the focus; none of its own where it was opened by a pointer. */
  focus: 'first' | 'last' | null;
  onClose: () => void;
}

type TriggerElement = ReactElement<
  ComponentProps<'button'> & { isDisabled?: boolean; isPending?: boolean }
>;

export interface LazyMenuTriggerProps {
  /** A button. */
  children: TriggerElement;
  /** Begins to load the menu before it is pressed: the pointer or the focus is near, or the page is at rest. */
  onIntent: () => void;
  /** Draws the menu, which may still be on its way (React.lazy), and hands it the opening. */
  menu: (opening: MenuOpening) => ReactNode;
  /** What the menu looks like, for the frame that answers the press until the menu is loaded and built. */
  frame: Omit<MenuFrameProps, 'anchorRef'>;
}

const closed: Pick<MenuOpening, 'isOpen' | 'focus'> = { isOpen: false, focus: null };

/**
 * A button whose menu is loaded when somebody is about to open it: what a menu takes is 50 kB that a page can do without
 * at first. Its frame is there at the press, the menu takes its place. In all else as a MenuTrigger.
 */
export function LazyMenuTrigger(props: LazyMenuTriggerProps) {
  const { children: trigger, onIntent, menu } = props;
  useEarlyLoad(onIntent);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const triggerId = useId();
  const [opening, setOpening] = useState(closed);
  const open = (focus: MenuOpening['focus']) => setOpening({ isOpen: true, focus });
  const close = () => setOpening(closed);
  // The frame is painted before the menu is built.
  const built = useDeferredValue(opening);
  const [wasBuilt, setWasBuilt] = useState(false);
  if (built.isOpen && !wasBuilt) setWasBuilt(true);
  const frame = opening.isOpen && (
    <>
      <MenuFrame {...props.frame} anchorRef={triggerRef} />
      <CloseEarly triggerRef={triggerRef} onClose={close} />
    </>
  );
  const isAtRest = trigger.props.isDisabled || trigger.props.isPending;
  return (
    <>
      {cloneElement(trigger, {
        ref: triggerRef,
        id: triggerId,
        'aria-haspopup': 'menu',
        'aria-expanded': opening.isOpen,
        onPointerEnter: onIntent,
        onFocus: onIntent,
        // As menus do: the press that began on it counts, wherever it ends.
        onMouseDown: (event: MouseEvent<HTMLButtonElement>) => {
          if (event.button !== 0 || isAtRest) return;
          // The menu takes the focus; the browser would give it to the button afterwards.
          event.preventDefault();
          event.currentTarget.focus({ preventScroll: true });
          open(null);
        },
        onClick: ({ detail }: MouseEvent) => open(detail === 0 ? 'first' : null),
        onKeyDown: (event: KeyboardEvent) => {
          const focus = arrows[event.key];
          if (!focus || isAtRest) return;
          event.preventDefault();
          open(focus);
        },
      })}
      {!built.isOpen && frame}
      {/* There from the start: React delays what a new boundary reveals by up to 300 ms after its fallback. */}
      <Suspense fallback={frame}>
        {wasBuilt && (
          <BuiltMenu
            menu={menu}
            opening={{
              isOpen: opening.isOpen && built.isOpen,
              focus: built.focus,
              triggerId,
              triggerRef,
              onClose: close,
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

/** In ms: by then what the page shows has been requested. */
const SETTLED = 2_000;

/** Loads the menu once the page is at rest: a finger gives no sign before it presses. */
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

/** Closes a menu that is still on its way, by Escape and by a press elsewhere. */
function CloseEarly({
  triggerRef,
  onClose,
}: Pick<MenuOpening, 'onClose'> & { triggerRef: RefObject<Element | null> }) {
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

const arrows: Readonly<Record<string, MenuOpening['focus']>> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
};
