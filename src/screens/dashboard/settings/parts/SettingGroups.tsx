import { type ReactNode, useDeferredValue } from 'react';
import { type Field, type FieldGroup, groupsOf } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { box, stack } from '#theme/box';
import { LimitedContext } from '#screens/dashboard/guild/guild-options';
import type { ConfigTab } from '#domain/bot-config/field';
import { canEditKey } from '#domain/permissions/config-rights';
import { botLimits } from '../load-rest';
import { LoadingRow, SettingRow } from './SettingRow';
import * as fieldCss from '../fields/SettingField.css';
import * as css from '../ServerSettings.css';
import { controls } from '../fields/controls';
import type { Who } from './use-saving';

export interface SettingGroupsProps {
  groups: readonly FieldGroup[];
  resources: GuildResources;
  markedKey: string | null;
}

const FIRST_COUNT = 8;

/**
 * The first render has only `FIRST_COUNT` settings, and placeholders. The others follow in a deferred render, which can
 * be interrupted. A setting that a link or a search has opened is in the first render.
 */
export function SettingGroups({ groups, resources, markedKey }: SettingGroupsProps) {
  const limits = botLimits.useParts();
  const isSecondLook = useDeferredValue(true, false);
  const areAllDrawn = isSecondLook || markedKey !== null;
  const first = groups.flatMap(({ fields }) => fields).slice(0, FIRST_COUNT);
  return (
    <LimitedContext value={limits && limits.limited}>
      {limits && resources.botLimits === null && <limits.BotUnread groups={groups} />}
      <Groups
        groups={groups}
        rowOf={(field) =>
          areAllDrawn || first.includes(field) ? (
            <SettingRow field={field} resources={resources} isMarked={field.key === markedKey} />
          ) : (
            <LoadingRow field={field} />
          )
        }
      />
    </LimitedContext>
  );
}

/** Shown while the values load. The headings and labels are already known, so nothing moves afterward. */
export function LoadingGroups({ groups }: Pick<SettingGroupsProps, 'groups'>) {
  return (
    <div role="status" aria-busy aria-label="Loading settings">
      <Groups groups={groups} rowOf={(field) => <LoadingRow field={field} />} />
    </div>
  );
}

function Groups({
  groups,
  rowOf,
}: Pick<SettingGroupsProps, 'groups'> & { rowOf: (field: Field) => ReactNode }) {
  return (
    <div className={stack({ gap: 'xxl' })}>
      {groups.map(({ name, fields }, index) => (
        <section key={name} aria-labelledby={groupId(index)} className={stack({ gap: 'm' })}>
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
          <div className={box({ surface: 'card' })}>
            {fields.map((field) => (
              <div key={field.key} className={fieldCss.groupRow}>
                {rowOf(field)}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

export function OnThisPage({ groups }: { groups: readonly FieldGroup[] }) {
  return (
    <nav aria-label="On this page" className={stack({ gap: 's' })}>
      <p className={css.onThisPage}>On this page</p>
      <ul>
        {groups.map(({ name }, index) => (
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
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** The id never equals the key of a setting. */
function groupId(index: number): string {
  return `settings-group-${index}`;
}

/** Leaves out headings without settings that the viewer may see. */
export function shownGroups(
  tab: ConfigTab,
  { server, editor }: Pick<Who, 'server' | 'editor'>,
): readonly FieldGroup[] {
  return groupsOf(tab)
    .map(({ name, fields }) => ({
      name,
      fields: fields.filter(
        ({ key, kind }) => controls[kind] !== null && canEditKey({ server, editor, key }),
      ),
    }))
    .filter(({ fields }) => fields.length > 0);
}
