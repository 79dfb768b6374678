import { type SubmitEvent, use, useEffect, useState } from 'react';
import { Button } from '#components/Button/Button';
import { TextField } from '#components/TextField/TextField';
import { mailCodeErrors, mailCodeMessages } from '#content/messages/session/mail-code';
import type { MailCodePurpose } from '#domain/session/mail-code';
import {
  MailCodeContext,
  MailCodeLogicContext,
} from '#machines/session/mail-code/mail-code.context';
import { form } from './SignInDialog.css';

export interface CodeFormProps {
  /** The address to which the code was sent. */
  email: string;
  purpose: MailCodePurpose;
  /** Whether the label names the address, because the page asks for several codes. */
  namesAddress?: boolean;
  /** A code is being checked. It may bring a session before `onAccepted`. */
  onPending?: () => void;
  onRefused?: () => void;
  onAccepted?: () => void;
}

/** The field for the code of an email. Each form has a machine `mail-code` of its own. */
export function CodeForm({ email, purpose, ...props }: CodeFormProps) {
  return (
    <MailCodeContext.Provider
      key={`${purpose} ${email}`}
      logic={use(MailCodeLogicContext)}
      options={{ input: { email, purpose } }}
    >
      <Field email={email} {...props} />
    </MailCodeContext.Provider>
  );
}

function Field({
  email,
  namesAddress = false,
  onPending,
  onRefused,
  onAccepted,
}: Omit<CodeFormProps, 'purpose'>) {
  const actor = MailCodeContext.useActorRef();
  const isPending = MailCodeContext.useSelector((state) => state.matches('verifying'));
  const isAccepted = MailCodeContext.useSelector((state) => state.matches('accepted'));
  const failure = MailCodeContext.useSelector(({ value }) =>
    typeof value === 'object' ? value.failed : null,
  );
  const [text, setText] = useState('');
  useEffect(() => {
    const subscriptions = [
      actor.on('pending', () => onPending?.()),
      actor.on('refused', () => onRefused?.()),
      actor.on('accepted', () => onAccepted?.()),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, onPending, onRefused, onAccepted]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    actor.send({ type: 'enter', text });
  };
  if (isAccepted) return <p role="status">{mailCodeMessages.accepted(email)}</p>;
  return (
    <form noValidate onSubmit={submit} className={form}>
      <TextField
        label={namesAddress ? mailCodeMessages.labelFor(email) : mailCodeMessages.label}
        description={mailCodeMessages.help}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
        isReadOnly={isPending}
        errorMessage={failure ? mailCodeErrors[failure] : undefined}
        value={text}
        onChange={(next) => {
          setText(next);
          actor.send({ type: 'change' });
        }}
      />
      <Button type="submit" isPending={isPending} pendingLabel={mailCodeMessages.checking}>
        {mailCodeMessages.confirm}
      </Button>
    </form>
  );
}
