import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Button } from '#components/Button/Button';
import { LinkButton } from '#components/LinkButton/LinkButton';
import {
  causeText,
  copiedPermissionText,
  copyPermissionText,
  healthMessages,
  permissionName,
  whatFailsText,
} from '#content/messages/dashboard/health';
import { panelNames } from '#content/panels';
import type { ConfigTab } from '#domain/bot-config/field';
import { type ConfigKey, fieldOf } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { permissionOf, type Severity } from '#domain/bot-config/health';
import type { HealthLine } from '#domain/bot-config/health-lines';
import { paths } from '#domain/paths';
import { sameValue } from '#domain/same-value';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { box, row, stack } from '#theme/box';
import { CopyButton, CopyFailure } from '../../shell/CopyButton';
import { useCopying } from '../../shell/copying';
import { opensPlace, PlaceLink } from '../settings/parts/Sidebar';
import * as css from './Health.css';

const icons = {
  fails: <OctagonAlert aria-hidden className={css.fails} />,
  limited: <TriangleAlert aria-hidden className={css.limited} />,
} satisfies Record<Severity, ReactNode>;

export interface HealthRowProps {
  line: HealthLine;
  serverId: string;
  resources: GuildResources;
  /** The URL of Discord's page that gives the bot what its settings need; null if it is unknown or not for the viewer. */
  invite: string | null;
  onJump: (tab: ConfigTab, key: ConfigKey) => void;
  /** Ignores the line, or no longer; null if this browser stores no such choice. */
  onToggle: (() => void) | null;
  isIgnored: boolean;
}

/** What fails, in which settings, why, and one button that repairs it. */
export function HealthRow(props: HealthRowProps) {
  const { line, serverId, resources, onJump, onToggle, isIgnored } = props;
  const keys = [...new Set(line.findings.map(({ key }) => key))];
  const isChanged = ConfigEditContext.useSelector(({ context: { base, draft } }) =>
    keys.some((key) => !sameValue(base[key], draft[key])),
  );
  return (
    <li className={css.item}>
      {icons[line.severity]}
      <div className={stack({ gap: 'xs', shrinks: true })}>
        <h4 className={box({ weight: 'medium', breaks: true })}>{whatFailsText(line)}</h4>
        {byTab(keys).map(([tab, own]) => (
          <p key={tab} className={box({ size: 's' })}>
            {own.map((key, index) => (
              <Fragment key={key}>
                {index > 0 && ', '}
                <PlaceLink
                  href={paths.dashboard.href(serverId, tab, key)}
                  onOpen={() => onJump(tab, key)}
                >
                  {fieldOf(key).label}
                </PlaceLink>
              </Fragment>
            ))}{' '}
            <span className={box({ color: 'textMuted' })}>({panelNames[tab]})</span>
          </p>
        ))}
        <p className={box({ size: 's', color: 'textMuted', textWrap: 'pretty', breaks: true })}>
          {causeText(line, resources)}
        </p>
        {isChanged && (
          <p className={box({ size: 's', color: 'warningText' })}>{healthMessages.unsaved}</p>
        )}
        <div className={row({ gap: 's', wraps: true, marginBlockStart: 's' })}>
          <RepairButton {...props} />
          {onToggle && (
            <Button tone="quiet" size="compact" onPress={onToggle}>
              {isIgnored ? healthMessages.unignore : healthMessages.ignore}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

/** Returns the settings of each tab, in the order of the settings. */
function byTab(keys: readonly ConfigKey[]): readonly [ConfigTab, ConfigKey[]][] {
  const tabs = new Map<ConfigTab, ConfigKey[]>();
  for (const key of keys) {
    const { tab } = fieldOf(key);
    tabs.set(tab, [...(tabs.get(tab) ?? []), key]);
  }
  return [...tabs];
}

function RepairButton({ line, serverId, invite, onJump }: HealthRowProps) {
  const copying = useCopying();
  const {
    repair,
    limit,
    findings: [{ key, id }],
  } = line;
  const permission = permissionOf(limit);
  if (permission !== null) {
    if (line.isServerWide && invite !== null) {
      return (
        <LinkButton tone="plain" size="compact" href={invite} target="_blank">
          {healthMessages.repairInvite}
        </LinkButton>
      );
    }
    return copying(
      <>
        <CopyButton
          tone="plain"
          size="compact"
          label={copyPermissionText(permission)}
          copiedText={copiedPermissionText(permission)}
          text={() => permissionName(permission)}
        />
        <CopyFailure text={healthMessages.copyFailed} />
      </>,
    );
  }
  if (repair === 'order') {
    return (
      <LinkButton
        tone="plain"
        size="compact"
        href={`https://discord.com/channels/${serverId}`}
        target="_blank"
      >
        {healthMessages.openDiscord}
      </LinkButton>
    );
  }
  const { tab } = fieldOf(key);
  return (
    <LinkButton
      tone="plain"
      size="compact"
      href={paths.dashboard.href(serverId, tab, key)}
      onClick={opensPlace(() => onJump(tab, key))}
    >
      {id === null ? healthMessages.chooseFirst : healthMessages.choose}
    </LinkButton>
  );
}
