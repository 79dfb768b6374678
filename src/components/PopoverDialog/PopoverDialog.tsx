import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
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

/** Returns a ref for a control in a dialog. The control gets the focus when the dialog opens. */
export function useFocused<Control extends HTMLElement>(): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useEffect(() => control.current?.focus(), []);
  return control;
}
