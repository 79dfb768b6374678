import { type SubmitEvent, use, useEffect, useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { RadioGroup } from '#components/RadioGroup/RadioGroup';
import { TextField } from '#components/TextField/TextField';
import { factorCodeErrors, factorCodeMessages } from '#content/messages/session/second-factor';
import {
  type FactorCodeError,
  readFactorCode,
  type SecondFactor,
} from '#domain/session/second-factor';
import { failedRun, runningSubject } from '#machines/charts/view';
import { FactorLogicContext } from '#machines/session/factor-code/factor-code.context';
import { FactorCodeContext } from '#machines/session/factor-code/factor-code.machine';
import { grid } from '#theme/box';

export interface FactorCodeFormProps {
  /** The apps whose codes are accepted. */
  factors: readonly Pick<SecondFactor, 'id' | 'name'>[];
  help: string;
  confirmLabel: string;
  /** Whether the field has the focus when the form appears. */
  takesFocus?: boolean;
  onAccepted: () => void;
  onRefused?: (kind: FactorCodeError['kind']) => void;
}

/** The field for a code of an authenticator app. Each form has a machine `factor-code` of its own. */
export function FactorCodeForm(props: FactorCodeFormProps) {
  return (
    <FactorCodeContext.Provider logic={use(FactorLogicContext).code}>
      <Field {...props} />
    </FactorCodeContext.Provider>
  );
}

function Field({
  factors,
  help,
  confirmLabel,
  takesFocus = false,
  onAccepted,
  onRefused,
}: FactorCodeFormProps) {
  const actor = FactorCodeContext.useActorRef();
  const isPending = FactorCodeContext.useSelector(runningSubject) !== null;
  const failed = FactorCodeContext.useSelector(failedRun);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(factors[0]?.id ?? '');
  const [text, setText] = useState('');
  const [isMalformed, setIsMalformed] = useState(false);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    const reports = [
      actor.on('done', () => onAccepted()),
      actor.on('failed', ({ kind }) => {
        input.current?.select();
        onRefused?.(kind);
      }),
    ];
    return () => reports.forEach((each) => each.unsubscribe());
  }, [actor, onAccepted, onRefused]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    const code = readFactorCode(text);
    setIsMalformed(code === null);
    if (code === null) input.current?.focus();
    else actor.send({ type: 'run', subject: { factorId: chosen, code } });
  };
  const errorMessage = isMalformed
    ? factorCodeMessages.malformed
    : failed && factorCodeErrors[failed.kind];
  return (
    <form noValidate onSubmit={submit} className={grid({ gap: 'l' })}>
      {factors.length > 1 && (
        <RadioGroup
          label={factorCodeMessages.app}
          options={factors.map(({ id, name }) => ({ id, label: name }))}
          value={chosen}
          isReadOnly={isPending}
          onChange={setChosen}
        />
      )}
      <TextField
        label={factorCodeMessages.label}
        description={help}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
        isReadOnly={isPending}
        inputRef={input}
        errorMessage={errorMessage ?? undefined}
        value={text}
        onChange={(next) => {
          setText(next);
          setIsMalformed(false);
          actor.send({ type: 'dismiss' });
        }}
      />
      <Button type="submit" isPending={isPending} pendingLabel={factorCodeMessages.checking}>
        {confirmLabel}
      </Button>
    </form>
  );
}
