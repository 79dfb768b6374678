import { type SubmitEvent, use, useRef, useState } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { TextField } from '#components/TextField/TextField';
import {
  factorCodeErrors,
  factorCodeMessages,
  factorSetupErrors,
  factorSetupMessages,
} from '#content/messages/session/second-factor';
import {
  FACTOR_NAME_LENGTH,
  factorNameOf,
  type FactorSetup,
  groupedSecret,
} from '#domain/session/second-factor';
import { FactorLogicContext } from '#machines/session/factor-code/factor-code.context';
import { FactorSetupContext } from '#machines/session/factor-setup/factor-setup.machine';
import { box, grid, row, stack } from '#theme/box';
import { CopyButton, CopyFailure } from '../../shell/CopyButton';
import { useCopying } from '../../shell/copying';
import { Reading } from '../../shell/Reading';
import { FactorCodeForm } from '../FactorCodeForm';
import * as css from './FactorSetupDialog.css';

export interface FactorSetupDialogProps {
  isOpen: boolean;
  /** The names of the apps that the viewer has. */
  taken: readonly string[];
  onClose: () => void;
  onAdded: () => void;
}

/** Sets up an authenticator app in two steps: its name, then its secret and the first code. */
export function FactorSetupDialog({ isOpen, onClose, ...props }: FactorSetupDialogProps) {
  return (
    <Dialog
      title={factorSetupMessages.title}
      isDismissable={false}
      isOpen={isOpen}
      onOpenChange={onClose}
    >
      <Steps {...props} />
    </Dialog>
  );
}

function Steps({ taken, onAdded }: Pick<FactorSetupDialogProps, 'taken' | 'onAdded'>) {
  const logic = use(FactorLogicContext).setup;
  const [typed, setTyped] = useState('');
  /** The name of the setup, and how often it was started; null before the first start. */
  const [started, setStarted] = useState<{ name: string; count: number } | null>(null);
  const start = () =>
    setStarted({ name: factorNameOf(typed, taken), count: (started?.count ?? 0) + 1 });
  if (started === null) {
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      start();
    };
    return (
      <form noValidate onSubmit={submit} className={grid({ gap: 'l' })}>
        <TextField
          label={factorSetupMessages.name}
          description={factorSetupMessages.nameHelp}
          maxLength={FACTOR_NAME_LENGTH}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit">{factorSetupMessages.continue}</Button>
      </form>
    );
  }
  return (
    <FactorSetupContext.Provider
      key={started.count}
      logic={logic}
      options={{ input: { name: started.name } }}
    >
      <Secret onAdded={onAdded} onRestart={start} onBack={() => setStarted(null)} />
    </FactorSetupContext.Provider>
  );
}

interface SecretProps {
  onAdded: () => void;
  onRestart: () => void;
  onBack: () => void;
}

function Secret({ onAdded, onRestart, onBack }: SecretProps) {
  const place = useRef<HTMLDivElement>(null);
  const setup = FactorSetupContext.useSelector(({ context }) => context.value);
  const error = FactorSetupContext.useSelector((state) =>
    state.hasTag('failed') ? state.context.error : null,
  );
  return (
    <div ref={place} tabIndex={-1} className={stack({ gap: 'l', outline: 'none' })}>
      <Reading
        reader={FactorSetupContext}
        texts={{ loading: factorSetupMessages.starting, errors: factorSetupErrors }}
        skeleton={<Skeleton height="22rem" />}
        fallback={place}
        level={3}
      >
        {setup && <Confirmation setup={setup} onAdded={onAdded} onRestart={onRestart} />}
      </Reading>
      {error === 'nameTaken' && (
        <Button tone="plain" onPress={onBack}>
          {factorSetupMessages.otherName}
        </Button>
      )}
    </div>
  );
}

function Confirmation({
  setup,
  onAdded,
  onRestart,
}: Omit<SecretProps, 'onBack'> & { setup: FactorSetup }) {
  const [isGone, setIsGone] = useState(false);
  const copying = useCopying();
  return (
    <>
      <p>{factorSetupMessages.scan}</p>
      <img src={setup.picture} alt={factorSetupMessages.picture} className={css.picture} />
      <div className={stack({ gap: 's' })}>
        <p>{factorSetupMessages.secret}</p>
        {copying(
          <div className={row({ gap: 's', wraps: true })}>
            <code translate="no" className={box({ shrinks: true, breaks: true })}>
              {groupedSecret(setup.secret)}
            </code>
            <CopyButton
              tone="plain"
              size="compact"
              label={factorSetupMessages.copy}
              copiedText={factorSetupMessages.copied}
              text={() => setup.secret}
            />
            <CopyFailure text={factorSetupMessages.notCopied} />
          </div>,
        )}
      </div>
      <p className={box({ color: 'textMuted' })}>{factorSetupMessages.signsOut}</p>
      {isGone ? (
        <AlertPanel
          isLive
          level={3}
          tone="warning"
          title={factorCodeErrors.gone}
          actions={
            <Button size="compact" onPress={onRestart}>
              {factorSetupMessages.restart}
            </Button>
          }
        />
      ) : (
        <FactorCodeForm
          factors={[{ id: setup.id, name: '' }]}
          help={factorCodeMessages.setupHelp}
          confirmLabel={factorSetupMessages.finish}
          onAccepted={onAdded}
          onRefused={(kind) => setIsGone(kind === 'gone')}
        />
      )}
    </>
  );
}
