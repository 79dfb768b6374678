import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { SecretField } from '#components/SecretField/SecretField';
import { Spinner } from '#components/Spinner/Spinner';
import { TextField } from '#components/TextField/TextField';
import { accountMessages, resetSentText } from '#content/messages/session/account';
import { checkAccount, usernameFor } from '#domain/marketplace/account';
import { SellerAccountContext } from '#machines/market/seller-account/seller-account.machine';
import { type AccountView, accountView } from '#machines/market/seller-account/view';
import { SessionContext } from '#machines/session/session/session.machine';
import { box, grid } from '#theme/box';
import { CodeForm } from '../../session/CodeForm';
import { AccountFormProvider } from './account-form';
import { CreateForm, FormAlert, SignInForm, SwitchForm } from './AccountForms';
import { Confirming, MailSent } from './MailSent';
import { useAccountFields } from './use-account-fields';

const newPasswordFormFields = ['password'] as const;

const resetFormFields = ['email'] as const;

const fields = ['username'] as const;

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

/** The focused control is unmounted, so the first control of the new part takes the focus. */
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
    <div
      ref={body}
      tabIndex={-1}
      role="group"
      aria-label={parts[view].title}
      className={grid({ gap: 'l', outline: 'none' })}
    >
      {children}
    </div>
  );
}

function LoadingAccount() {
  return (
    <div
      className={grid({
        gap: 'm',
        justifyItems: 'center',
        paddingBlock: 'xxl',
        color: 'textMuted',
      })}
    >
      <Spinner label={accountMessages.loading} />
      <p aria-hidden>{accountMessages.loading}</p>
    </div>
  );
}

function AccountUnavailable() {
  const actor = SellerAccountContext.useActorRef();
  return (
    <>
      <p role="alert" className={box({ textAlign: 'center', textWrap: 'pretty', breaks: true })}>
        {accountMessages.unavailableHelp}
      </p>
      <Button onPress={() => actor.send({ type: 'retry' })}>Try Again</Button>
    </>
  );
}

/** Shown after a password reset was requested. An email with a code is sent only if the address has an account. */
function ResetSent() {
  const actor = SellerAccountContext.useActorRef();
  const email = SellerAccountContext.useSelector(({ context }) => context.credentials.email);
  return (
    <>
      <MailSent
        text={resetSentText(email)}
        email={email}
        code={
          <CodeForm
            email={email}
            purpose="recovery"
            onPending={() => actor.send({ type: 'code pending' })}
            onRefused={() => actor.send({ type: 'code refused' })}
          />
        }
      />
      <SwitchForm to="show sign in">Back to sign in</SwitchForm>
    </>
  );
}

function UsernameForm() {
  const actor = SellerAccountContext.useActorRef();
  const { alert, isBusy, onSubmit, propsOf } = useAccountFields(fields, {
    check: checkAccount,
    submit: ({ username }) => actor.send({ type: 'open account', username }),
  });
  return (
    <form noValidate onSubmit={onSubmit} className={grid({ gap: 'l' })}>
      <FormAlert text={alert} />
      <TextField
        label="Username"
        description={accountMessages.usernameHelp}
        autoComplete="nickname"
        spellCheck="false"
        {...propsOf('username')}
      />
      <Button type="submit" isPending={isBusy} pendingLabel="Creating account...">
        Create Account
      </Button>
    </form>
  );
}

function ResetForm() {
  const actor = SellerAccountContext.useActorRef();
  const isUnused = SellerAccountContext.useSelector((dialog) =>
    dialog.matches({ resetting: 'linkUnused' }),
  );
  const { alert, isBusy, onSubmit, propsOf } = useAccountFields(resetFormFields, {
    check: checkAccount,
    submit: ({ email }) => actor.send({ type: 'request link', email }),
  });
  return (
    <>
      <form noValidate onSubmit={onSubmit} className={grid({ gap: 'l' })}>
        <FormAlert tone="info" text={isUnused ? accountMessages.linkUnused : null} />
        <FormAlert text={alert} />
        <TextField label="Email" type="email" autoComplete="email" {...propsOf('email')} />
        <Button type="submit" isPending={isBusy} pendingLabel="Sending...">
          Send Code
        </Button>
      </form>
      <SwitchForm to="show sign in">Back to sign in</SwitchForm>
    </>
  );
}

/** The form for a new password. It is shown after the link in an email has signed the user in. */
function NewPasswordForm() {
  const actor = SellerAccountContext.useActorRef();
  const isTooOld = SellerAccountContext.useSelector((dialog) =>
    dialog.matches({ settingPassword: { failed: 'linkTooOld' } }),
  );
  const { alert, isBusy, onSubmit, propsOf } = useAccountFields(newPasswordFormFields, {
    check: checkAccount,
    submit: ({ password }) => actor.send({ type: 'save password', password }),
  });
  return (
    <>
      <form noValidate onSubmit={onSubmit} className={grid({ gap: 'l' })}>
        <FormAlert text={alert} />
        <SecretField
          label="New password"
          description={accountMessages.passwordHelp}
          {...propsOf('password')}
        />
        <Button type="submit" isPending={isBusy} pendingLabel="Saving...">
          Save Password
        </Button>
      </form>
      {isTooOld && <SwitchForm to="show reset">Request a new link</SwitchForm>}
    </>
  );
}
