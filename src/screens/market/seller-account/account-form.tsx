import { createContext, type ReactNode, use, useState } from 'react';
import type { NewAccount } from '#domain/marketplace/account';

/** Returns a button that opens the link in the last simulated email of demo mode. Null if real emails are sent. */
export const InboxContext = createContext<((email: string) => ReactNode) | null>(null);

/** The input that is kept for a reload. It never includes the password. */
export type AccountDraft = Pick<NewAccount, 'username' | 'email'>;

/** The storage for the draft, provided by the app. If there is none, a reload empties the form. */
export interface AccountDrafts {
  read: () => AccountDraft | null;
  save: (draft: AccountDraft) => void;
}

export const AccountDraftsContext = createContext<AccountDrafts>({
  read: () => null,
  save: () => {},
});

export interface TypedAccount {
  typed: NewAccount;
  type: (change: Partial<NewAccount>) => void;
}

const TypedAccountContext = createContext<TypedAccount>({
  typed: { username: '', email: '', password: '' },
  type: () => {},
});

export interface AccountFormProviderProps {
  suggestedUsername: string;
  children: ReactNode;
}

/** Stores the input for all forms of the dialog, even while the dialog is closed. */
export function AccountFormProvider({ suggestedUsername, children }: AccountFormProviderProps) {
  const drafts = use(AccountDraftsContext);
  const [own, setOwn] = useState(() => {
    const draft = drafts.read();
    return { username: draft?.username ?? null, email: draft?.email ?? '', password: '' };
  });
  const typed = { ...own, username: own.username ?? suggestedUsername };
  const type = (change: Partial<NewAccount>) => {
    const next = { ...own, ...change };
    setOwn(next);
    drafts.save({ username: next.username ?? '', email: next.email });
  };
  return <TypedAccountContext value={{ typed, type }}>{children}</TypedAccountContext>;
}

export function useTypedAccount(): TypedAccount {
  return use(TypedAccountContext);
}
