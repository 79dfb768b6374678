import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog } from '#components/Dialog/Dialog';
import { accountMessages } from '#content/messages/session/account';
import { usernameFor } from '#domain/marketplace/account';
import { SellerAccountContext } from '#machines/market/seller-account/seller-account.machine';
import { type AccountView, accountView } from '#machines/market/seller-account/view';
import { SessionContext } from '#machines/session/session/session.machine';
import { AccountFormProvider } from './account-form';
import * as css from './AccountDialog.css';
import { AccountUnavailable, LoadingAccount } from './AccountStates';
import { Confirming } from './Confirming';
import { CreateForm } from './CreateForm';
import { NewPasswordForm } from './NewPasswordForm';
import { ResetForm } from './ResetForm';
import { ResetSent } from './ResetSent';
import { SignInForm } from './SignInForm';
import { UsernameForm } from './UsernameForm';

interface Part {
  title: string;
  help?: string;
  content: ReactNode;
}

const sell = 'Sell a Membership';

const parts: Readonly<Record<AccountView, Part>> = {
  loading: { title: sell, content: <LoadingAccount /> },
  unavailable: { title: accountMessages.unavailable, content: <AccountUnavailable /> },
  creating: { title: sell, help: accountMessages.createHelp, content: <CreateForm /> },
  opening: { title: sell, help: accountMessages.openHelp, content: <UsernameForm /> },
  confirming: { title: 'Confirm Your Email', content: <Confirming /> },
  signingIn: { title: 'Sign In', content: <SignInForm /> },
  resetting: { title: 'Reset Password', help: accountMessages.resetHelp, content: <ResetForm /> },
  resetSent: { title: 'Check Your Inbox', content: <ResetSent /> },
  settingPassword: { title: 'Choose a New Password', content: <NewPasswordForm /> },
};

/** The dialog for seller accounts (product.md §21.1). Reads the session and the machine `seller-account`. */
export function AccountDialog({ isOpen }: { isOpen: boolean }) {
  const actor = SellerAccountContext.useActorRef();
  const view = SellerAccountContext.useSelector(accountView);
  const user = SessionContext.useSelector(({ context }) => context.session?.user ?? null);
  const [shown, setShown] = useState<AccountView>(view ?? 'loading');
  // While the dialog fades out, it keeps its last content.
  if (view !== null && view !== shown) setShown(view);
  const { title, help, content } = parts[shown];
  return (
    <AccountFormProvider suggestedUsername={user ? usernameFor(user) : ''}>
      <Dialog
        size="small"
        title={title}
        description={help}
        isOpen={isOpen}
        onOpenChange={(open) => {
          if (!open) actor.send({ type: 'close' });
        }}
      >
        <Body view={shown}>{content}</Body>
      </Dialog>
    </AccountFormProvider>
  );
}

/**
 * When one part of the dialog replaces another, moves the focus to the first control of the new part, because the
 * focused control is unmounted.
 */
function Body({ view, children }: { view: AccountView; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const last = useRef(view);
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    const field = body.current?.querySelector<HTMLElement>('input, [role="alert"] ~ button');
    (field ?? body.current)?.focus();
  }, [view]);
  return (
    <div ref={body} tabIndex={-1} role="group" aria-label={parts[view].title} className={css.body}>
      {children}
    </div>
  );
}
