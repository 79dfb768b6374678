import { useState } from 'react';
import type { CalledComboBox } from './CalledComboBox';
import type { ComboBoxProps } from './ComboBox';
import { type ComboBoxCall, ComboBoxView } from './ComboBoxView';

/** The lazy part. */
interface Loaded {
  CalledComboBox: typeof CalledComboBox;
}

let loaded: Loaded | null = null;

/**
 * Loads the lazy part of the combo box, to be called when the user is about to use it. Rejects if it cannot be loaded.
 */
export async function loadComboBox(): Promise<Loaded> {
  loaded = await import('./CalledComboBox');
  return loaded;
}

export interface LazyComboBoxProps extends Omit<ComboBoxProps, 'ref'> {
  /** Message for a list that could not be loaded. */
  notLoaded: string;
}

/**
 * A combo box whose list is loaded when the user is about to use it: a page may have dozens, and the list takes 60 kB.
 * Before that, or if loading fails, the user can type an option's label or any other text.
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
