import type { ReactNode } from 'react';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { Anchor } from '#components/Link/Anchor';
import { Skeleton } from '#components/Skeleton/Skeleton';
import {
  commandUseText,
  inServerText,
  namesFromText,
  ownSettingsErrors,
  ownSettingsMessages,
} from '#content/messages/site/own-settings';
import { type ConfigKey, fieldOf } from '#domain/bot-config/fields';
import { commandUse, type CommandUseLabel, oldNames, ownValue } from '#domain/docs/own-settings';
import { paths } from '#domain/paths';
import { failureOf, staleReasonOf } from '#machines/charts/view';
import { OwnSettingsContext } from '#machines/site/own-settings/own-settings.machine';
import * as css from './OwnSettings.css';
import type { OwnPlace } from './places';
import { permissionTones } from '../commands/permission-tones';

export interface OwnSettingsProps {
  serverId: string;
  places: readonly OwnPlace[];
  /** Renders a part of the page into an element that the page's file has reserved for it. */
  render: (content: ReactNode, element: Element, key: string) => ReactNode;
  now: () => number;
}

/** What the settings named in the documentation are in a server. Reads the machine `own-settings`. */
export function OwnSettings({ serverId, places, render, now }: OwnSettingsProps) {
  return places.flatMap(({ head, rows }, place) => [
    render(<Head serverId={serverId} now={now} />, head, `${place}`),
    ...rows.map(({ element, about }, index) =>
      render(
        about.kind === 'setting' ? (
          <Setting serverId={serverId} name={about.key} />
        ) : (
          <Commands label={about.label} />
        ),
        element,
        `${place} ${index}`,
      ),
    ),
  ]);
}

function Head({ serverId, now }: Pick<OwnSettingsProps, 'serverId' | 'now'>) {
  const actor = OwnSettingsContext.useActorRef();
  const failure = OwnSettingsContext.useSelector(failureOf);
  const stale = OwnSettingsContext.useSelector(staleReasonOf);
  const settings = OwnSettingsContext.useSelector(({ context }) => context.value);
  if (failure === 'notAllowed') {
    return (
      <>
        <p className={css.title}>{ownSettingsErrors[failure]}</p>
        <Anchor href={paths.dashboard.href(serverId)} className={css.note}>
          {ownSettingsMessages.openServer}
        </Anchor>
      </>
    );
  }
  if (failure !== null) {
    return (
      <>
        <p className={css.title}>{ownSettingsErrors[failure]}</p>
        {failure !== 'signInRequired' && (
          <Button tone="quiet" size="compact" onPress={() => actor.send({ type: 'retry' })}>
            {ownSettingsMessages.retry}
          </Button>
        )}
      </>
    );
  }
  if (settings === null) return <p className={css.title}>{ownSettingsMessages.title}</p>;
  const old = oldNames(settings, now());
  return (
    <>
      <p className={css.title}>{inServerText(settings.serverName)}</p>
      {stale !== null && <p className={css.note}>{ownSettingsMessages.stale}</p>}
      {stale === null && old !== null && <p className={css.note}>{namesFromText(old)}</p>}
    </>
  );
}

function Setting({ serverId, name }: { serverId: string; name: ConfigKey }) {
  const value = OwnSettingsContext.useSelector(({ context }) =>
    context.value === null ? undefined : ownValue(context.value, name),
  );
  return (
    <p className={css.row}>
      <Anchor href={paths.dashboard.href(serverId, undefined, name)} className={css.label}>
        {fieldOf(name).label}
      </Anchor>
      <Value text={value === null ? ownSettingsMessages.hidden : value} />
    </p>
  );
}

function Value({ text }: { text: string | undefined }) {
  const isFailed = OwnSettingsContext.useSelector((snapshot) => failureOf(snapshot) !== null);
  if (text === undefined) return isFailed ? null : <Skeleton width="60%" />;
  return (
    <bdi className={css.value} title={text}>
      {text}
    </bdi>
  );
}

function Commands({ label }: { label: CommandUseLabel }) {
  const settings = OwnSettingsContext.useSelector(({ context }) => context.value);
  const isFailed = OwnSettingsContext.useSelector((snapshot) => failureOf(snapshot) !== null);
  return (
    <p className={css.row}>
      <span>
        <Badge tone={permissionTones[label]}>{label}</Badge>
      </span>
      {settings === null ? (
        !isFailed && <Skeleton width="60%" />
      ) : (
        <span className={css.use}>{commandUseText(label, commandUse(label, settings))}</span>
      )}
    </p>
  );
}
