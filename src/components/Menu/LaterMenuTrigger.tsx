import {
  cloneElement,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';

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

export interface LaterMenuTriggerProps {
  /** A button. */
  children: TriggerElement;
  /** Begins to load the menu, before it is pressed: somebody has come near. */
  onIntent: () => void;
  /** Draws the menu, which may still be on its way (React.lazy), and hands it the opening. */
  menu: (opening: MenuOpening) => ReactNode;
}

/**
 * A button whose menu is loaded when somebody is about to open it: what a menu takes is 50 kB that a page can do without
 * at first. In all else as a MenuTrigger.
 */
export function LaterMenuTrigger({ children: trigger, onIntent, menu }: LaterMenuTriggerProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const triggerId = useId();
  const [isWanted, setWanted] = useState(false);
  const [opening, setOpening] = useState<Pick<MenuOpening, 'isOpen' | 'focus'>>({
    isOpen: false,
    focus: null,
  });
  const open = (focus: MenuOpening['focus']) => {
    setWanted(true);
    setOpening({ isOpen: true, focus });
  };
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
      {isWanted && (
        <Suspense fallback={null}>
          {menu({
            ...opening,
            triggerId,
            triggerRef,
            onClose: () => setOpening({ isOpen: false, focus: null }),
          })}
        </Suspense>
      )}
    </>
  );
}

const arrows: Readonly<Record<string, MenuOpening['focus']>> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
};
