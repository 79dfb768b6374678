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

/** Begins to load what draws an open tooltip. It is not part of a page's first load. */
export const loadTooltip = () => import('./TooltipBubble');

const TooltipBubble = lazy(async () => ({
  // Where it cannot be loaded there is no tooltip: it never holds anything that is needed.
  default: await loadTooltip().then(
    (module) => module.TooltipBubble,
    (): ComponentType<TooltipBubbleProps> => () => null,
  ),
}));

/** How long the pointer rests before a tooltip opens (spec §9). */
const OPEN_DELAY = 700;

/**
 * How long a tooltip stays when the pointer leaves, so that it can be reached and read (WCAG 1.4.13).
 *
 * It also makes the skip delay: React Aria opens the next tooltip at once until 500 ms after the pointer left the last
 * one, a time it does not let us set. Closing 200 ms after leaving, that is 300 ms after closing, as spec §9 wants.
 */
const CLOSE_DELAY = 200;

export interface TooltipProps {
  /** A few plain words. Never the only place where something needed is said: touch has no tooltips. */
  text: string;
  placement?: 'top' | 'bottom' | 'left' | 'right';
  /**
   * The one thing explained: a button, an icon button or a link. While it is disabled, it is not. It has no listeners of
   * its own for hover, focus and keys: they would be replaced.
   */
  children: ReactElement<ComponentProps<'button'> & { isDisabled?: boolean }>;
}

/** Explains a control that is hovered for a moment, or at once when the keyboard lands on it. */
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

/** Escape closes an open tooltip, wherever the focus is, and nothing else: not the dialog around it. */
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
