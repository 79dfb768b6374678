import { Suspense, useState } from 'react';
import { lazyComponent } from '../lazy-component';

const ShareDialog = lazyComponent(async () => (await import('./ShareDialog')).ShareDialog);
const JsonDialog = lazyComponent(async () => (await import('./JsonDialog')).JsonDialog);
const CodeDialog = lazyComponent(async () => (await import('./CodeDialog')).CodeDialog);
const ImportDialog = lazyComponent(async () => (await import('./ImportDialog')).ImportDialog);
const DeleteDialog = lazyComponent(async () => (await import('./DeleteDialog')).DeleteDialog);

export type SendDialogName = 'share' | 'json' | 'code' | 'import' | 'delete';

/** A dialog of the panel, about the message as it was when it opened. */
export interface SendDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A dialog in which something is typed that outlives its closing; null where nothing was. */
export interface TypingDialogProps extends SendDialogProps {
  typed: string | null;
  onType: (text: string | null) => void;
}

/** Which dialog was opened last, the how manieth opening that was, and whether it is open still. */
export interface SendDialogState {
  name: SendDialogName | null;
  opening: number;
  isOpen: boolean;
}

export const noDialog: SendDialogState = { name: null, opening: 0, isOpen: false };

export interface SendDialogsProps {
  state: SendDialogState;
  onClose: () => void;
  /** The link of a message on Discord was pasted into Import. */
  onSentMessage: (link: string) => void;
}

/** The dialogs of the panel, each loaded when it is first opened. */
export function SendDialogs({ state, onClose, onSentMessage }: SendDialogsProps) {
  const { name, opening, isOpen } = state;
  const [json, setJson] = useState<string | null>(null);
  const [pasted, setPasted] = useState<string | null>(null);
  const dialog = { isOpen, onClose };
  return (
    <Suspense fallback={null}>
      {name === 'share' && <ShareDialog key={opening} {...dialog} />}
      {name === 'json' && <JsonDialog key={opening} {...dialog} typed={json} onType={setJson} />}
      {name === 'code' && <CodeDialog key={opening} {...dialog} />}
      {name === 'import' && (
        <ImportDialog
          key={opening}
          {...dialog}
          typed={pasted}
          onType={setPasted}
          onSentMessage={onSentMessage}
        />
      )}
      {name === 'delete' && <DeleteDialog key={opening} {...dialog} />}
    </Suspense>
  );
}
