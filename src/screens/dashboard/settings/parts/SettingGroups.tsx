import { type ReactNode, useDeferredValue } from 'react';
import { type Field, type FieldGroup, groupsOf } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { type Setup, setupGroups } from '#domain/bot-config/setups';
import { setupMessages } from '#content/messages/dashboard/setups';
import { box, stack } from '#theme/box';
import { LimitedContext } from '#screens/dashboard/guild/guild-options';
import type { ConfigTab } from '#domain/bot-config/field';
import { canEditKey } from '#domain/permissions/config-rights';
import type { Checked } from '../../health/HealthCount';
import { botLimits } from '../load-rest';
import { ExpertFold } from './ExpertFold';
import { LoadingRow, SettingRow } from './SettingRow';
import * as fieldCss from '../fields/SettingField.css';
import * as css from '../ServerSettings.css';
import { controls } from '../fields/controls';
import { openFold } from '../fields/focus-setting';
import type { Who } from './use-saving';

export interface ShownGroup extends FieldGroup {
  isFolded?: boolean;
}

export interface SettingGroupsProps {
  groups: readonly ShownGroup[];
  resources: GuildResources;
  markedKey: string | null;
  checked: Checked;
  /** Replaces the row of a setting that the viewer may not change; null for other settings. */
  closedRowOf?: (field: Field) => ReactNode;
  /** What is beside the heading of a group. */
  besideOf?: (group: ShownGroup) => ReactNode;
}

const FIRST_COUNT = 8;

/**
 * The first render has only `FIRST_COUNT` settings, and placeholders. The others follow in a deferred render, which can
 * be interrupted. A setting that a link or a search has opened is in the first render.
 */
export function SettingGroups(props: SettingGroupsProps) {
  const { groups, resources, markedKey, checked, closedRowOf, besideOf } = props;
  const limits = botLimits.useParts();
  const isSecondLook = useDeferredValue(true, false);
  const areAllDrawn = isSecondLook || markedKey !== null;
  const first = groups.flatMap(({ fields }) => fields).slice(0, FIRST_COUNT);
  return (
    <LimitedContext value={limits && limits.limited}>
      {limits && resources.botLimits === null && <limits.BotUnread groups={groups} />}
      <Groups
        groups={groups}
        markedKey={markedKey}
        checked={checked.who.server.isDemo ? null : checked}
        besideOf={besideOf}
        rowOf={(field) =>
          closedRowOf?.(field) ??
          (areAllDrawn || first.includes(field) ? (
            <SettingRow field={field} resources={resources} isMarked={field.key === markedKey} />
          ) : (
            <LoadingRow field={field} />
          ))
        }
      />
    </LimitedContext>
  );
}

/** Shown while the values load. The headings and labels are already known, so nothing moves afterward. */
export function LoadingGroups({ groups }: Pick<SettingGroupsProps, 'groups'>) {
  return (
    <div role="status" aria-busy aria-label="Loading settings">
      <Groups
        groups={groups}
        markedKey={null}
        checked={null}
        rowOf={(field) => <LoadingRow field={field} />}
      />
    </div>
  );
}

interface GroupsProps extends Pick<SettingGroupsProps, 'groups' | 'markedKey' | 'besideOf'> {
  checked: Checked | null;
  rowOf: (field: Field) => ReactNode;
}

function Groups({ groups, markedKey, checked, rowOf, besideOf }: GroupsProps) {
  return (
    <div className={stack({ gap: 'xxl' })}>
      {groups.map((group, index) => {
        const { name, fields, isFolded = false } = group;
        const heading = <GroupHeading index={index} name={name} />;
        const rows = (
          <div className={box({ surface: 'card' })}>
            {fields.map((field) => (
              <div key={field.key} className={fieldCss.groupRow}>
                {rowOf(field)}
              </div>
            ))}
          </div>
        );
        return (
          <section key={name} aria-labelledby={groupId(index)} className={stack({ gap: 'm' })}>
            {isFolded ? (
              <ExpertFold {...{ heading, fields, markedKey, checked }}>{rows}</ExpertFold>
            ) : (
              <>
                <div className={css.groupHead}>
                  {heading}
                  {besideOf?.(group)}
                </div>
                {rows}
              </>
            )}
          </section>
        );
      })}
    </div>
  );
}

export function GroupHeading({ index, name }: { index: number; name: string }) {
  return (
    <h2
      id={groupId(index)}
      tabIndex={-1}
      className={box({
        outline: 'none',
        size: 'l',
        weight: 'strong',
        letterSpacing: '-0.01em',
      })}
    >
      {name}
    </h2>
  );
}

export function OnThisPage({ names }: { names: readonly string[] }) {
  return (
    <nav aria-label="On this page" className={stack({ gap: 's' })}>
      <p className={css.onThisPage}>On this page</p>
      <ul>
        {names.map((name, index) => (
          <li key={name}>
            <button type="button" className={css.toHeading} onClick={() => goTo(groupId(index))}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls to a heading. A `#…` link cannot be used for this, because the hash in the URL is the key of a setting. */
function goTo(id: string) {
  const heading = document.getElementById(id);
  openFold(heading);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** The id never equals the key of a setting. */
export function groupId(index: number): string {
  return `settings-group-${index}`;
}

/** The settings for experts are the last group. Headings without settings are left out. */
function folded(groups: readonly FieldGroup[]): readonly ShownGroup[] {
  const isForExperts = (field: Field) => field.isForExperts === true;
  const experts = groups.flatMap(({ fields }) => fields).filter(isForExperts);
  const others = groups.map(({ name, fields }) => ({
    name,
    fields: fields.filter((field) => !isForExperts(field)),
  }));
  return [...others, { name: setupMessages.forExperts, fields: experts, isFolded: true }].filter(
    ({ fields }) => fields.length > 0,
  );
}

/** Leaves out headings without settings that the viewer may see. */
export function shownGroups(
  tab: ConfigTab,
  { server, editor }: Pick<Who, 'server' | 'editor'>,
): readonly ShownGroup[] {
  const groups = groupsOf(tab).map(({ name, fields }) => ({
    name,
    fields: fields.filter(
      ({ key, kind }) => controls[kind] !== null && canEditKey({ server, editor, key }),
    ),
  }));
  return folded(groups);
}

/** Settings that the viewer may not change are shown, too: the page says why. */
export function shownSetup(setup: Setup): readonly ShownGroup[] {
  return folded(setupGroups(setup));
}
