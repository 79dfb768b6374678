import {
  cloneElement,
  type ComponentProps,
  type ComponentType,
  type FocusEvent,
  lazy,
  type PointerEvent,
  type ReactElement,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import type { TooltipBubbleProps } from './TooltipBubble';

/** Loads the component that renders an open tooltip. The component is not part of a page's first load. */
export const loadTooltip = () => import('./TooltipBubble');

const TooltipBubble = lazy(async () => ({
  // If loading fails, there is no tooltip. Tooltips contain no essential information.
  default: await loadTooltip().then(
    (module) => module.TooltipBubble,
    (): ComponentType<TooltipBubbleProps> => () => null,
  ),
}));

/** In ms (`product.md §4.9`). */
const OPEN_DELAY = 700;

/**
 * In ms. In this time, the user can move the pointer to the tooltip and read it (WCAG 1.4.13). React Aria opens the
 * next tooltip at once if the pointer left the last one less than 500 ms ago, so 300 ms remain after it has closed, as
 * `product.md §4.9` requires.
 */
const CLOSE_DELAY = 200;

export interface TooltipProps {
  /** Plain text that is not essential, because touch devices show no tooltips. */
  text: string;
  placement?: 'top' | 'bottom' | 'left' | 'right';
  /** A disabled button has no tooltip. The tooltip replaces the button's listeners for hover, focus and keys. */
  children: ReactElement<ComponentProps<'button'> & { isDisabled?: boolean }>;
}

/** Explains a control. It appears when the control is hovered for a moment, or at once on keyboard focus. */
export function Tooltip({ text, placement = 'top', children: trigger }: TooltipProps) {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const state = useTooltipTriggerState({ delay: OPEN_DELAY, closeDelay: CLOSE_DELAY });
  const [wasOpened, setWasOpened] = useState(false);
  if (state.isOpen && !wasOpened) setWasOpened(true);
  useEscape(state);
  const listeners = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      void loadTooltip().catch(() => null);
      state.open();
    },
    onPointerLeave: () => state.close(),
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) state.open(true);
    },
    onBlur: () => state.close(true),
    onPointerDown: () => state.close(true),
    onKeyDown: () => state.close(true),
  };
  const { isDisabled = false } = trigger.props;
  return (
    <>
      {cloneElement(trigger, {
        ...(isDisabled ? {} : listeners),
        ref: triggerRef,
        ...(state.isOpen && { 'aria-describedby': trigger.props['aria-describedby'] ?? id }),
      })}
      {wasOpened && (
        <Suspense>
          <TooltipBubble {...{ id, text, placement, state, triggerRef }} />
        </Suspense>
      )}
    </>
  );
}

/** Escape closes a tooltip wherever the focus is. The same press must not also close a surrounding dialog. */
function useEscape(state: ReturnType<typeof useTooltipTriggerState>) {
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  useEffect(() => {
    if (!state.isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      latest.current.close(true);
    };
    document.addEventListener('keydown', close, true);
    return () => document.removeEventListener('keydown', close, true);
  }, [state.isOpen]);
}
