import { Suspense, useState, createContext, type ReactNode, use } from 'react';
import { lazyComponent } from '../lazy-component';

const ShareDialog = lazyComponent(async () => (await import('./ShareDialog')).ShareDialog);
const JsonDialog = lazyComponent(async () => (await import('./JsonDialog')).JsonDialog);
const CodeDialog = lazyComponent(async () => (await import('./CodeDialog')).CodeDialog);
const ImportDialog = lazyComponent(async () => (await import('./ImportDialog')).ImportDialog);
const DeleteDialog = lazyComponent(async () => (await import('./DeleteDialog')).DeleteDialog);

export type SendDialogName = 'share' | 'json' | 'code' | 'import' | 'delete';

export interface SendDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Props of a dialog that keeps its input when it closes. `typed` is null if there is no input. */
export interface TypingDialogProps extends SendDialogProps {
  typed: string | null;
  onType: (text: string | null) => void;
}

/** The dialog that was opened last, the number of openings so far, and whether the dialog is still open. */
interface SendDialogState {
  name: SendDialogName | null;
  opening: number;
  isOpen: boolean;
}

const noDialog: SendDialogState = { name: null, opening: 0, isOpen: false };

export interface SendDialogsProps {
  state: SendDialogState;
  onClose: () => void;
  onSentMessage: (link: string) => void;
}

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

interface SendDialogsValue {
  dialog: SendDialogState;
  open: (name: SendDialogName) => void;
  close: () => void;
}

const SendDialogsContext = createContext<SendDialogsValue | null>(null);

/** Shares the dialogs of the send panel, so that the toolbar can open them too. The send panel renders them. */
export function SendDialogsProvider({ children }: { children: ReactNode }) {
  return <SendDialogsContext value={useDialogState()}>{children}</SendDialogsContext>;
}

export function useSharedDialogs(): SendDialogsValue | null {
  return use(SendDialogsContext);
}

export function useSendDialogs(): SendDialogsValue {
  const own = useDialogState();
  return use(SendDialogsContext) ?? own;
}

function useDialogState(): SendDialogsValue {
  const [dialog, setDialog] = useState(noDialog);
  return {
    dialog,
    open: (name) => setDialog(({ opening }) => ({ name, opening: opening + 1, isOpen: true })),
    close: () => setDialog((last) => ({ ...last, isOpen: false })),
  };
}
