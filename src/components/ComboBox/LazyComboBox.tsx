import { useState } from 'react';
import type { FocusedComboBox } from './FocusedComboBox';
import type { ComboBoxProps } from './ComboBox';
import { type ComboBoxRequest, ComboBoxView } from './ComboBoxView';

interface Loaded {
  FocusedComboBox: typeof FocusedComboBox;
}

let loaded: Loaded | null = null;

/** Loads the lazy part. Call it when the user is about to use the combo box. Rejects if loading fails. */
export async function loadComboBox(): Promise<Loaded> {
  loaded = await import('./FocusedComboBox');
  return loaded;
}

export interface LazyComboBoxProps extends Omit<ComboBoxProps, 'ref'> {
  notLoaded: string;
}

/**
 * A combo box that loads its list when the user is about to use it, because the list's code is 60 kB. If the list is
 * not loaded yet or cannot be loaded, the user can still type an option's label or any other text.
 */
export function LazyComboBox({ notLoaded, ...props }: LazyComboBoxProps) {
  const [request, setRequest] = useState<ComboBoxRequest | null>(null);
  const [parts, setParts] = useState<Loaded | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  if (parts && request) return <parts.FocusedComboBox {...props} request={request} />;
  return (
    <ComboBoxView
      {...props}
      note={hasFailed && request !== null ? notLoaded : undefined}
      onNear={() => void loadComboBox().catch(() => null)}
      onRequest={(next) => {
        setRequest(next);
        if (next === null) return;
        if (loaded) setParts(loaded);
        else loadComboBox().then(setParts, () => setHasFailed(true));
      }}
    />
  );
}
