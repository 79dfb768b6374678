import { MailCheck } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Button } from '#components/Button/Button';
import { accountErrors, accountMessages, confirmText } from '#content/messages/session/account';
import { SellerAccountContext } from '#machines/market/seller-account/seller-account.machine';
import { checkState, mailState } from '#machines/market/seller-account/view';
import { box, grid } from '#theme/box';
import { CodeForm } from '../../session/CodeForm';
import { InboxContext } from './account-form';
import * as css from './AccountDialog.css';
import { FormAlert, SwitchForm } from './AccountForms';

/**
 * The view that is shown until the user confirms the email address with the code in the email, which also signs the user in.
 * If the address was confirmed elsewhere, the button signs the user in.
 */
export function Confirming() {
  const actor = SellerAccountContext.useActorRef();
  const email = SellerAccountContext.useSelector(({ context }) => context.credentials.email);
  const check = SellerAccountContext.useSelector(checkState);
  const failure = typeof check === 'object' ? (check?.failed ?? null) : null;
  return (
    <>
      <MailSent
        text={confirmText(email)}
        email={email}
        code={<CodeForm email={email} purpose="signup" />}
      >
        <FormAlert
          text={
            failure === 'notConfirmed'
              ? accountMessages.notConfirmed
              : failure && accountErrors[failure]
          }
        />
        <Button
          tone="quiet"
          isPending={check === 'signingIn'}
          pendingLabel="Checking..."
          onPress={() => actor.send({ type: 'check' })}
        >
          I Confirmed My Email
        </Button>
      </MailSent>
      <SwitchForm question="Wrong address?" to="show create">
        Change it
      </SwitchForm>
    </>
  );
}

export interface MailSentProps {
  /** A text that describes the email and the next step. */
  text: string;
  email: string;
  /** The field for the code of the email. */
  code: ReactNode;
  /** The actions of the dialog, above "Send Again". */
  children?: ReactNode;
}

/** Shown after an email was sent. Explains the next step, and offers to send the email again. */
export function MailSent({ text, email, code, children }: MailSentProps) {
  const actor = SellerAccountContext.useActorRef();
  const mail = SellerAccountContext.useSelector(mailState);
  const inbox = use(InboxContext);
  const isResting = mail === 'resting';
  const failure = typeof mail === 'object' ? (mail?.failed ?? null) : null;
  return (
    <>
      <div className={grid({ gap: 'm', justifyItems: 'center' })}>
        <span aria-hidden className={css.sentIcon}>
          <MailCheck />
        </span>
        <p className={box({ textAlign: 'center', textWrap: 'pretty', breaks: true })}>{text}</p>
      </div>
      {inbox?.(email)}
      {code}
      <FormAlert text={failure && accountErrors[failure]} />
      <div className={grid({ gap: 's' })}>
        {children}
        <Button
          tone="plain"
          isDisabled={isResting}
          isPending={mail === 'sending'}
          pendingLabel="Sending..."
          onPress={() => actor.send({ type: 'send again' })}
        >
          Send Again
        </Button>
      </div>
      <p
        role="status"
        className={`${box({ size: 's', color: 'textMuted', textAlign: 'center' })} ${css.note}`}
      >
        {isResting && accountMessages.mailSent}
      </p>
    </>
  );
}
