import type { RefObject } from 'react';
import * as Aria from 'react-aria-components';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { tooltip } from './Tooltip.css';

export interface TooltipBubbleProps {
  id: string;
  text: string;
  placement: 'top' | 'bottom' | 'left' | 'right';
  state: TooltipTriggerState;
  triggerRef: RefObject<HTMLElement | null>;
}

export function TooltipBubble({ text, state, ...props }: TooltipBubbleProps) {
  return (
    <Aria.TooltipTriggerStateContext value={state}>
      <Aria.Tooltip {...props} offset={6} className={tooltip}>
        {text}
      </Aria.Tooltip>
    </Aria.TooltipTriggerStateContext>
  );
}
