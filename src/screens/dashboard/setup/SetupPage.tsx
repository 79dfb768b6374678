import { Lock } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Link } from '#components/Link/Link';
import { setupMessages } from '#content/messages/dashboard/setups';
import { noPanelText, whyNotText } from '#content/messages/dashboard/why-not';
import { startMessages } from '#content/messages/dashboard/start-here';
import type { ConfigKey, Field } from '#domain/bot-config/fields';
import {
  isInSetup,
  type Setup,
  type SetupRow,
  setupRows,
  setupsFor,
} from '#domain/bot-config/setups';
import { paths } from '#domain/paths';
import { canEditKey } from '#domain/permissions/config-rights';
import { whyNot } from '#domain/permissions/why-not';
import { box, row, stack } from '#theme/box';
import { Health, type HealthProps } from '../health/Health';
import { isHealthListed, tabsFor } from '../settings/open-tabs';
import { focusSetting } from '../settings/fields/focus-setting';
import * as fieldCss from '../settings/fields/SettingField.css';
import {
  GroupHeading,
  groupId,
  LoadingGroups,
  SettingGroups,
  type ShownGroup,
} from '../settings/parts/SettingGroups';
import { useFormView, type Who } from '../settings/parts/use-saving';
import * as startCss from '../start/StartHere.css';
import { StartRow } from '../start/StartRow';
import * as css from './SetupPage.css';

export interface SetupPageProps extends Omit<HealthProps, 'isWanted' | 'notices'> {
  setup: Setup;
  groups: readonly ShownGroup[];
  markedKey: string | null;
  /** Null on a demo server and in view-as, where there is no test message. */
  isMessageSent: boolean | null;
}

/** The settings of one feature, in order, whatever tabs they are on (product.md §9.27). */
export function SetupPage(props: SetupPageProps) {
  const { setup, groups, markedKey, isMessageSent, who, resources, store } = props;
  const isLoading = useFormView() === 'loading';
  const isWanted = useCallback((key: ConfigKey) => isInSetup(setup, key), [setup]);
  const focusMarked = useEffectEvent(() => {
    if (!isLoading && markedKey !== null) focusSetting(markedKey);
  });
  // If the code of this page comes after the values, the setting in the URL was not there yet.
  useEffect(() => focusMarked(), []);
  if (!setupsFor(who).includes(setup)) {
    return (
      <EmptyState
        icon={<Lock />}
        title={startMessages.noRights}
        description={noPanelText(who.server.name)}
      />
    );
  }
  if (isLoading) return <LoadingGroups groups={groups} />;
  const { commands }: SetupRow = setupRows[setup];
  const after = groups.length;
  return (
    <div className={`${stack({ gap: 'xxl' })} ${css.page}`}>
      <SettingGroups
        key={setup}
        groups={groups}
        resources={resources}
        markedKey={markedKey}
        checked={{ who, resources, store }}
        closedRowOf={(field) =>
          canEditKey({ ...who, key: field.key }) ? null : (
            <ClosedRow field={field} who={who} isMarked={field.key === markedKey} />
          )
        }
      />
      {isHealthListed(who.server, tabsFor(who)) && <Health {...props} isWanted={isWanted} />}
      {commands.length > 0 && (
        <section aria-labelledby={groupId(after)} className={stack({ gap: 'm' })}>
          <GroupHeading index={after} name={setupMessages.inDiscord} />
          <p className={box({ size: 's', color: 'textMuted' })}>{setupMessages.inDiscordHelp}</p>
          <ul className={row({ gap: 'l', wraps: true })}>
            {commands.map(({ name, option }) => (
              <li key={name}>
                <Link href={paths.adminCommands.href(name)}>
                  /{name} {option}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isMessageSent !== null && (
        <section aria-labelledby={groupId(after + 1)} className={stack({ gap: 'm' })}>
          <GroupHeading index={after + 1} name={setupMessages.test} />
          <div className={`${box({ surface: 'card' })} ${startCss.list}`}>
            <StartRow
              item={{ step: 'testMessage', state: isMessageSent ? 'done' : 'todo', key: null }}
              server={who.server}
              onJump={props.onJump}
            />
          </div>
        </section>
      )}
    </div>
  );
}

/** Says who can let the viewer change the setting. Its value is not known. */
function ClosedRow({ field, who, isMarked }: { field: Field; who: Who; isMarked: boolean }) {
  const { server, editor, viewer } = who;
  const missing = whyNot({ signedIn: viewer !== null, server, editor, asked: { key: field.key } });
  return (
    <div
      id={field.key}
      data-marked={isMarked || undefined}
      className={fieldCss.setting({ layout: 'line' })}
    >
      <div className={box({ shrinks: true })}>
        <div className={fieldCss.head}>
          <span className={fieldCss.label}>{field.label}</span>
        </div>
        <p className={fieldCss.help}>{field.help}</p>
      </div>
      <p className={css.closed}>
        <Lock aria-hidden className={css.lock} />
        <span className={box({ shrinks: true, breaks: true })}>
          {missing && whyNotText(missing, server.name)}
        </span>
      </p>
    </div>
  );
}
