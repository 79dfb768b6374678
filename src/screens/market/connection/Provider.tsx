import { use, useEffect, useState } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { SecretField } from '#components/SecretField/SecretField';
import {
  connectionSteps,
  paymentMessages,
  providerNames,
  secretProblems,
  secretSetText,
} from '#content/messages/market/payments';
import { agoText } from '#content/messages/shell/ago';
import { secretProblem, wantedEvents } from '#domain/marketplace/payment-setup';
import type { PaymentProvider } from '#domain/marketplace/transactions';
import { runningSubject } from '#machines/charts/view';
import { PaymentChangeContext } from '#machines/market/payment-change/payment-change.machine';
import { PaymentSetupContext } from '#machines/market/payment-setup/payment-setup.machine';
import { box, grid, row } from '#theme/box';
import { CopyButton, CopyFailure, OwnCopyNotice } from '../../shell/CopyButton';
import { TypedSecretsContext, useTypedSecret } from '../../shell/typed-secrets';
import * as css from './Connection.css';

export interface ProviderProps {
  provider: PaymentProvider;
  address: string;
  /** The current time in Unix ms. */
  now: number;
}

/** Shows whether the provider is connected, its webhook URL and its signing secret. A stored secret is never shown. */
export function Provider({ provider, address, now }: ProviderProps) {
  const connection = PaymentSetupContext.useSelector(({ context }) =>
    context.value?.providers.find((each) => each.provider === provider),
  );
  const setAt = connection?.secretSetAt ?? null;
  const lastAt = connection?.lastEventAt ?? null;
  const name = providerNames[provider];
  return (
    <div className={grid({ gap: 'l', shrinks: true })}>
      <p className={row({ gap: 's', wraps: true })}>
        <Badge tone={setAt === null ? 'neutral' : lastAt === null ? 'warning' : 'success'}>
          {setAt === null ? paymentMessages.notConnected : 'Connected'}
        </Badge>
        {setAt !== null && (
          <span className={box({ size: 's', color: 'textMuted', breaks: true })}>
            {lastAt === null
              ? paymentMessages.neverReceived
              : `Last event received ${agoText(Date.parse(lastAt), now)}.`}
          </span>
        )}
      </p>
      {setAt !== null && lastAt === null && (
        <AlertPanel tone="warning" level={3} title={paymentMessages.neverReceived}>
          {paymentMessages.neverReceivedHelp}
        </AlertPanel>
      )}
      <ProviderSteps
        provider={provider}
        steps={connectionSteps[provider]}
        isConnected={lastAt !== null}
      />
      <OwnCopyNotice>
        <div className={row({ gap: 's', wraps: true, shrinks: true })}>
          <span className={css.label}>{`Address for ${name}`}</span>
          <code className={box({ shrinks: true, size: 's', breaks: true })}>{address}</code>
          <CopyButton
            tone="plain"
            size="compact"
            label="Copy address"
            copiedText="Address copied."
            text={() => address}
          />
        </div>
        <CopyFailure text={paymentMessages.copyFailed} />
      </OwnCopyNotice>
      <SecretForm provider={provider} setAt={setAt} />
    </div>
  );
}

function SecretForm({ provider, setAt }: { provider: PaymentProvider; setAt: string | null }) {
  const saver = PaymentChangeContext.useActorRef();
  const secrets = use(TypedSecretsContext);
  const [secret, setSecret] = useTypedSecret(provider);
  const [isAsked, setIsAsked] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const isSaving = PaymentChangeContext.useSelector((state) => {
    const change = runningSubject(state);
    return change?.kind === 'secret' && change.provider === provider;
  });
  const problem = isAsked ? secretProblem(secret) : null;
  const name = providerNames[provider];
  useEffect(() => {
    const subscription = saver.on('done', ({ subject }) => {
      if (subject.kind !== 'secret') return;
      // The seller may look at another provider by now.
      secrets?.type(subject.provider, '');
      if (subject.provider === provider) setIsAsked(false);
    });
    return () => subscription.unsubscribe();
  }, [saver, secrets, provider]);
  const save = () => {
    setIsAsked(true);
    if (secretProblem(secret) !== null) return;
    saver.send({ type: 'run', subject: { kind: 'secret', provider, secret: secret.trim() } });
  };
  return (
    <form
      className={`${grid({ gap: 'm' })} ${css.secret}`}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <SecretField
        label={`Signing secret of ${name}`}
        description={setAt === null ? paymentMessages.secretHelp : secretSetText(setAt)}
        placeholder={setAt === null ? 'whsec_…' : 'Paste a new secret to replace it'}
        value={secret}
        onChange={setSecret}
        {...(problem !== null && { errorMessage: secretProblems[problem] })}
      />
      <div className={row({ gap: 's', align: 'stretch', wraps: true })}>
        <Button type="submit" isPending={isSaving} pendingLabel="Saving...">
          {setAt === null ? 'Save secret' : 'Replace secret'}
        </Button>
        {setAt !== null && (
          <Button tone="plain" isDisabled={isSaving} onPress={() => setIsRemoving(true)}>
            Remove secret
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isRemoving}
        isDanger
        title={paymentMessages.removeSecretTitle}
        confirmLabel="Remove secret"
        onCancel={() => setIsRemoving(false)}
        onConfirm={() => {
          setIsRemoving(false);
          saver.send({ type: 'run', subject: { kind: 'secret', provider, secret: '' } });
        }}
      >
        {paymentMessages.removeSecretHelp}
      </ConfirmDialog>
    </form>
  );
}

interface ProviderStepsProps {
  provider: PaymentProvider;
  steps: readonly string[];
  /** Whether the provider is connected. If so, the steps are collapsed. */
  isConnected: boolean;
}

function ProviderSteps({ provider, steps, isConnected }: ProviderStepsProps) {
  const list = (
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
  return (
    <div className={grid({ gap: 's' })}>
      {isConnected ? (
        <details>
          <summary className={css.summary}>How to connect</summary>
          {list}
        </details>
      ) : (
        list
      )}
      <details>
        <summary className={css.summary}>Events to choose</summary>
        <ul className={css.events}>
          {wantedEvents[provider].map((kind) => (
            <li key={kind}>
              <code>{kind}</code>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
