import { useEffect, useRef } from 'react';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { ComboBox, type ComboBoxProps } from './ComboBox';
import type { ComboBoxCall } from './ComboBoxView';

export interface CalledComboBoxProps extends Omit<ComboBoxProps, 'ref'> {
  /** What the user did in the view that this combo box replaces. */
  call: ComboBoxCall;
}

/** Replaces a ComboBoxView: takes focus, and opens its list if the user asked for it. */
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
