import { useEffect, useRef } from 'react';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { ComboBox, type ComboBoxProps } from './ComboBox';
import type { ComboBoxRequest } from './ComboBoxView';

export interface FocusedComboBoxProps extends Omit<ComboBoxProps, 'ref'> {
  /** What the user did in the `ComboBoxView` that this combo box replaces. */
  request: ComboBoxRequest;
}

/** Replaces a ComboBoxView. Takes the focus, and opens the list if `request` is 'list'. */
export function FocusedComboBox({ request, ...props }: FocusedComboBoxProps) {
  const root = useRef<HTMLDivElement>(null);
  const first = useRef(request);
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
