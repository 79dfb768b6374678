import type { ComponentProps, ReactElement } from 'react';
import * as Aria from 'react-aria-components';
import { tooltip } from './Tooltip.css';

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
  /** The one thing explained: a button, an icon button or a link. While it is disabled, it is not. */
  children: ComponentProps<typeof Aria.Focusable>['children'] &
    ReactElement<{ isDisabled?: boolean }>;
}

/** Explains a control that is hovered for a moment, or at once when the keyboard lands on it. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  return (
    <Aria.TooltipTrigger delay={OPEN_DELAY} closeDelay={CLOSE_DELAY}>
      <Aria.Focusable isDisabled={children.props.isDisabled ?? false}>{children}</Aria.Focusable>
      <Aria.Tooltip placement={placement} offset={6} className={tooltip}>
        {text}
      </Aria.Tooltip>
    </Aria.TooltipTrigger>
  );
}
