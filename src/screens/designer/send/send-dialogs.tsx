import { createContext, type ReactNode, use, useState } from 'react';
import { noDialog, type SendDialogName, type SendDialogState } from './SendDialogs';

export interface SendDialogsValue {
  dialog: SendDialogState;
  open: (name: SendDialogName) => void;
  close: () => void;
}

const SendDialogsContext = createContext<SendDialogsValue | null>(null);

/** Shares the dialogs of the send panel, so that the toolbar can open them too. The send panel renders them. */
export function SendDialogsProvider({ children }: { children: ReactNode }) {
  return <SendDialogsContext value={useDialogState()}>{children}</SendDialogsContext>;
}

/** Returns the shared dialogs, or null without a provider. */
export function useSharedDialogs(): SendDialogsValue | null {
  return use(SendDialogsContext);
}

/** Returns the shared dialogs. Without a provider, returns dialogs that belong only to the caller. */
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
