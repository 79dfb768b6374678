import { type ReactNode, useDeferredValue } from 'react';
import type { Field, FieldGroup } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { box, stack } from '#theme/box';
import { LimitedContext } from '../../guild/use-limited';
import { useRest } from '../load-rest';
import { groupId } from './group-id';
import { LoadingRow } from './LoadingRow';
import * as css from './SettingGroups.css';
import { SettingRow } from './SettingRow';

export interface SettingGroupsProps {
  groups: readonly FieldGroup[];
  resources: GuildResources;
  markedKey: string | null;
}

/** The number of settings in the first render. It is more than a window shows. */
const FIRST_COUNT = 8;

/**
 * The settings of a tab under their headings. The first render contains only the first `FIRST_COUNT` settings, and
 * placeholders for the others. The others are rendered in a deferred render, which can be interrupted. If a link or a
 * search has opened a setting, the first render contains all settings.
 */
export function SettingGroups({ groups, resources, markedKey }: SettingGroupsProps) {
  const rest = useRest();
  const isSecondLook = useDeferredValue(true, false);
  const areAllDrawn = isSecondLook || markedKey !== null;
  const first = groups.flatMap(({ fields }) => fields).slice(0, FIRST_COUNT);
  return (
    <LimitedContext value={rest && rest.limited}>
      {rest && resources.botLimits === null && <rest.BotUnread groups={groups} />}
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
              <div key={field.key} className={css.row}>
                {rowOf(field)}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
