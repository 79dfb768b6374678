import { useEffect, useRef } from 'react';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { ComboBox, type ComboBoxProps } from './ComboBox';
import type { ComboBoxCall } from './ComboBoxView';

export interface CalledComboBoxProps extends Omit<ComboBoxProps, 'ref'> {
  /** What it was asked for when it came. */
  call: ComboBoxCall;
}

/** A combo box that goes on where its face was left: with the focus, and its list where that was asked for. */
export function CalledComboBox({ call, ...props }: CalledComboBoxProps) {
  const root = useRef<HTMLDivElement>(null);
  const first = useRef(call);
  useEffect(() => {
    const input = root.current?.querySelector('input');
    input?.focus({ preventScroll: true });
    if (first.current === 'list') input?.click();
  }, []);
  return (
    <AriaNavigation>
      <ComboBox {...props} ref={root} />
    </AriaNavigation>
  );
}
