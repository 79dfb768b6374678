import { Eraser, KeyRound, RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { SecretField } from '#components/SecretField/SecretField';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { secretSetText, settingFieldMessages } from '#content/messages/dashboard/setting-fields';
import { box, row, stack } from '#theme/box';
import { type ControlProps, wordsOf } from './control';
import { focusControl } from './focus-setting';
import * as css from './large-controls.css';

/**
 * A stored secret is not shown: a note has buttons to replace and clear it. A typed secret is an unsaved change like
 * any other, and is removed from the page after it is saved.
 */
export function SecretControl(props: ControlProps<'secret'>) {
  const { field, value, onChange, helpId, secret = { kind: 'unset' } } = props;
  const hintId = useId();
  /** When the secret that is being replaced was set. A newer date means that the replacement has been saved. */
  const [replaced, setReplaced] = useState<string | null>(null);
  const withFocus = useFocusReplacement(field.key);

  if (value === '') {
    return (
      <SecretStatus icon={<Eraser />} words={settingFieldMessages.secretToBeCleared}>
        <Act name="Keep" of={field.label} onPress={withFocus(() => onChange(null))} />
      </SecretStatus>
    );
  }
  if (value === null && secret.kind === 'loading') {
    return (
      <span className={css.loadingSecret}>
        <Skeleton shape="block" height="100%" />
      </span>
    );
  }
  const isReplacing = secret.kind === 'set' && secret.setAt === replaced;
  if (value === null && secret.kind === 'set' && !isReplacing) {
    const { setAt, setByName } = secret;
    return (
      <SecretStatus icon={<KeyRound />} words={secretSetText(setAt, setByName)}>
        <Act name="Replace" of={field.label} onPress={withFocus(() => setReplaced(setAt))} />
        <Act name="Clear" of={field.label} onPress={withFocus(() => onChange(''))} />
      </SecretStatus>
    );
  }
  return (
    <div className={stack({ gap: 's' })}>
      <SecretField
        {...wordsOf(props)}
        aria-describedby={`${helpId} ${hintId}`}
        placeholder="Paste the key"
        value={value ?? ''}
        // Text that contains only white space is not a key. An empty field means no change.
        onChange={(text) => onChange(text.trim() === '' ? null : text)}
      />
      <div className={row({ gap: 's', justify: 'between', wraps: true })}>
        <p id={hintId} className={box({ size: 's', color: 'textMuted' })}>
          {settingFieldMessages.secretWriteOnly}
        </p>
        {isReplacing && value === null && (
          <Act name="Keep" of={field.label} onPress={withFocus(() => setReplaced(null))} />
        )}
      </div>
      {secret.kind === 'unreachable' && (
        <p className={row({ gap: 's', wraps: true, size: 's', color: 'warningText' })}>
          {settingFieldMessages.secretUnknown}
          <Button
            tone="quiet"
            size="compact"
            icon={<RotateCw />}
            onPress={withFocus(secret.onRetry)}
          >
            Try again
          </Button>
        </p>
      )}
    </div>
  );
}

function SecretStatus({
  icon,
  words,
  children,
}: {
  icon: ReactNode;
  words: string;
  children: ReactNode;
}) {
  return (
    <div className={css.secret}>
      <span className={row({ gap: 's', shrinks: true, size: 's', breaks: true })}>
        <span aria-hidden className={css.secretIcon}>
          {icon}
        </span>
        {words}
      </span>
      <span className={row({ gap: 'xs', align: 'stretch', wraps: true, pushed: true })}>
        {children}
      </span>
    </div>
  );
}

function Act({ name, of, onPress }: { name: string; of: string; onPress: () => void }) {
  return (
    <Button tone="quiet" size="compact" aria-label={`${name} ${of}`} onPress={onPress}>
      {name}
    </Button>
  );
}

/** When the pressed button is unmounted, moves the focus to the control that replaces it. */
function useFocusReplacement(key: string) {
  const [pressed, setPressed] = useState(0);
  const seen = useRef(pressed);
  useEffect(() => {
    if (seen.current === pressed) return;
    seen.current = pressed;
    focusControl(key);
  }, [key, pressed]);
  return (act: () => void) => () => {
    act();
    setPressed(pressed + 1);
  };
}
