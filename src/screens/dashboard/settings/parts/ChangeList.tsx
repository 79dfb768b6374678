import { ArrowRight, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#components/Button/Button';
import { historyMessages } from '#content/messages/dashboard/history';
import type { ConfigChange } from '#domain/bot-config/changes';
import { describeValue } from '#domain/bot-config/describe';
import type { ConfigTab } from '#domain/bot-config/field';
import { type ConfigKey, fieldOf } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { isSecret, masked } from '#domain/bot-config/secrets';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { box, stack } from '#theme/box';
import * as css from './ChangeList.css';
import { useIsSecretSet } from './SettingRow';
import { KeepFocus } from '../../../shell/KeepFocus';

export interface ChangeListProps {
  changes: readonly ConfigChange[];
  resources: GuildResources;
  onJump: (tab: ConfigTab, key: ConfigKey) => void;
}

export function ChangeList({ changes, resources, onJump }: ChangeListProps) {
  const edit = ConfigEditContext.useActorRef();
  const list = useRef<HTMLUListElement>(null);
  const isSecretSet = useIsSecretSet();
  return (
    <ul ref={list} tabIndex={-1} aria-label="Changes" className={stack({ outline: 'none' })}>
      {changes.map(({ key, before, after }) => {
        const field = fieldOf(key);
        const was = isSecret(key) ? (isSecretSet(key) ? masked : '') : before;
        return (
          <li key={key} className={css.change}>
            <KeepFocus fallback={list} />
            <button
              type="button"
              title="Go to this setting"
              className={css.label}
              onClick={() => onJump(field.tab, key)}
            >
              {field.label}
            </button>
            <p className={css.values}>
              {isSecret(key) && after !== '' && isSecretSet(key) ? (
                <ins className={css.after}>{historyMessages.secretReplaced}</ins>
              ) : (
                <>
                  <del className={css.before}>{describeValue(field, was, resources)}</del>
                  <ArrowRight
                    role="img"
                    aria-label="becomes"
                    className={box({ square: 14, color: 'textMuted' })}
                  />
                  <ins className={css.after}>{describeValue(field, after, resources)}</ins>
                </>
              )}
            </p>
            <Button
              tone="quiet"
              size="compact"
              icon={<Undo2 />}
              aria-label={`Undo: ${field.label}`}
              onPress={() => edit.send({ type: 'revert', key })}
            >
              Undo
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
