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

/** Loads the component that renders an open tooltip, which is not part of a page's first load. */
export const loadTooltip = () => import('./TooltipBubble');

const TooltipBubble = lazy(async () => ({
  // If it cannot be loaded, there is no tooltip. A tooltip never contains anything essential.
  default: await loadTooltip().then(
    (module) => module.TooltipBubble,
    (): ComponentType<TooltipBubbleProps> => () => null,
  ),
}));

/** In ms (`product.md §4.9`). */
const OPEN_DELAY = 700;

/**
 * How long a tooltip stays after the pointer leaves, in ms, so that it can be reached and read (WCAG 1.4.13).
 *
 * It also determines the skip delay: React Aria opens the next tooltip at once until 500 ms after the pointer left the
 * last one, and that time cannot be configured. Closing 200 ms after leaving makes it 300 ms after closing, as
 * `product.md §4.9` requires.
 */
const CLOSE_DELAY = 200;

export interface TooltipProps {
  /** A short plain text. Never the only place for essential information: touch devices have no tooltips. */
  text: string;
  placement?: 'top' | 'bottom' | 'left' | 'right';
  /**
   * A button, an icon button or a link. While it is disabled, it has no tooltip. Its own listeners for hover, focus and
   * keys would be replaced.
   */
  children: ReactElement<ComponentProps<'button'> & { isDisabled?: boolean }>;
}

/** Explains a control after it is hovered for a moment, or at once on keyboard focus. */
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

/** Escape closes an open tooltip wherever focus is, and must not also close the dialog around it. */
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
