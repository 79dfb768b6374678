import { type SubmitEvent, use, useEffect, useState } from 'react';
import { Button } from '#components/Button/Button';
import { TextField } from '#components/TextField/TextField';
import { mailCodeErrors, mailCodeMessages } from '#content/messages/session/mail-code';
import { type MailCodePurpose, readMailCode } from '#domain/session/mail-code';
import { failedRun, runningSubject } from '#machines/charts/view';
import { MailCodeLogicContext } from '#machines/session/mail-code/mail-code.context';
import { MailCodeContext } from '#machines/session/mail-code/mail-code.machine';
import { grid } from '#theme/box';

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
    <MailCodeContext.Provider key={`${purpose} ${email}`} logic={use(MailCodeLogicContext)}>
      <Field email={email} purpose={purpose} {...props} />
    </MailCodeContext.Provider>
  );
}

function Field({
  email,
  purpose,
  namesAddress = false,
  onPending,
  onRefused,
  onAccepted,
}: CodeFormProps) {
  const actor = MailCodeContext.useActorRef();
  const isPending = MailCodeContext.useSelector(runningSubject) !== null;
  const failed = MailCodeContext.useSelector(failedRun);
  const [text, setText] = useState('');
  /** Whether the text is not a code, and was not sent. */
  const [isMalformed, setIsMalformed] = useState(false);
  const [isAccepted, setIsAccepted] = useState(false);
  useEffect(() => {
    const subscriptions = [
      actor.on('failed', () => onRefused?.()),
      actor.on('done', () => {
        setIsAccepted(true);
        onAccepted?.();
      }),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, onRefused, onAccepted]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    const code = readMailCode(text);
    setIsMalformed(code === null);
    if (code === null) return;
    onPending?.();
    actor.send({ type: 'run', subject: { email, purpose, code } });
  };
  if (isAccepted) return <p role="status">{mailCodeMessages.accepted(email)}</p>;
  const problem = isMalformed ? 'malformed' : failed?.kind;
  return (
    <form noValidate onSubmit={submit} className={grid({ gap: 'l' })}>
      <TextField
        label={namesAddress ? mailCodeMessages.labelFor(email) : mailCodeMessages.label}
        description={mailCodeMessages.help}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
        isReadOnly={isPending}
        errorMessage={problem && mailCodeErrors[problem]}
        value={text}
        onChange={(next) => {
          setText(next);
          setIsMalformed(false);
          actor.send({ type: 'dismiss' });
        }}
      />
      <Button type="submit" isPending={isPending} pendingLabel={mailCodeMessages.checking}>
        {mailCodeMessages.confirm}
      </Button>
    </form>
  );
}
