import { useState } from 'react';
import type { CalledComboBox } from './CalledComboBox';
import type { ComboBoxProps } from './ComboBox';
import { type ComboBoxCall, ComboBoxView } from './ComboBoxView';

/** The combo box with its list, once it is loaded. */
interface Loaded {
  CalledComboBox: typeof CalledComboBox;
}

let loaded: Loaded | null = null;

/** Begins to load what a combo box is once somebody uses it. Rejects where it cannot be loaded. */
export async function loadComboBox(): Promise<Loaded> {
  loaded = await import('./CalledComboBox');
  return loaded;
}

export interface LazyComboBoxProps extends Omit<ComboBoxProps, 'ref'> {
  /** Says that the list could not be loaded. */
  notLoaded: string;
}

/**
 * A combo box that is drawn without its list until somebody comes to it: a page may hold dozens, and what a list takes is
 * 60 kB. Until then, and where it cannot be loaded, an option can be named and any other text be typed.
 */
export function LazyComboBox({ notLoaded, ...props }: LazyComboBoxProps) {
  const [call, setCall] = useState<ComboBoxCall | null>(null);
  const [parts, setParts] = useState<Loaded | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  if (parts && call) return <parts.CalledComboBox {...props} call={call} />;
  return (
    <ComboBoxView
      {...props}
      note={hasFailed && call !== null ? notLoaded : undefined}
      onNear={() => void loadComboBox().catch(() => null)}
      onCall={(next) => {
        setCall(next);
        if (next === null) return;
        if (loaded) setParts(loaded);
        else loadComboBox().then(setParts, () => setHasFailed(true));
      }}
    />
  );
}
