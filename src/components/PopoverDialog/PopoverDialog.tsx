import type { ReactNode, RefObject } from 'react';
import * as Aria from 'react-aria-components';
import { Popover } from '#components/Popover/Popover';
import { box, stack } from '#theme/box';

export interface PopoverDialogProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The element below which the dialog opens. It gets the focus when the dialog closes. */
  triggerRef: RefObject<Element | null>;
  children: ReactNode;
}

/** A small dialog next to the control that opens it. Escape and a press outside close it. */
export function PopoverDialog({ title, children, ...opening }: PopoverDialogProps) {
  return (
    <Popover {...opening}>
      <Aria.Dialog className={stack({ gap: 'm', padding: 'm', outline: 'none' })}>
        <Aria.Heading slot="title" level={2} className={box({ size: 'm', weight: 'strong' })}>
          {title}
        </Aria.Heading>
        {children}
      </Aria.Dialog>
    </Popover>
  );
}
