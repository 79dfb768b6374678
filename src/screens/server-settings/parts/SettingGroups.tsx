import type { ReactNode } from 'react';
import type { ConfigTab } from '#domain/bot-config/field';
import { type Field, groupsOf } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { controls } from '../fields/controls';
import { groupId } from './group-id';
import { LoadingRow } from './LoadingRow';
import * as css from './SettingGroups.css';
import { SettingRow } from './SettingRow';

export interface SettingGroupsProps {
  tab: ConfigTab;
  resources: GuildResources;
  /** The setting a search or a link has just led to. */
  markedKey: string | null;
}

/** The settings of a tab under their headings. */
export function SettingGroups({ tab, resources, markedKey }: SettingGroupsProps) {
  return (
    <Groups
      tab={tab}
      rowOf={(field) => (
        <SettingRow field={field} resources={resources} isMarked={field.key === markedKey} />
      )}
    />
  );
}

/** The same while the values are on their way: headings and words are known, so nothing moves when they come. */
export function LoadingGroups({ tab }: { tab: ConfigTab }) {
  return (
    <div role="status" aria-busy aria-label="Loading settings">
      <Groups tab={tab} rowOf={(field) => <LoadingRow field={field} />} />
    </div>
  );
}

function Groups({ tab, rowOf }: { tab: ConfigTab; rowOf: (field: Field) => ReactNode }) {
  return (
    <div className={css.groups}>
      {groupsOf(tab).map(({ name, fields }, index) => (
        <section key={name} aria-labelledby={groupId(index)} className={css.group}>
          <h2 id={groupId(index)} tabIndex={-1} className={css.title}>
            {name}
          </h2>
          <div className={css.card}>
            {fields.filter(isDrawn).map((field) => (
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

function isDrawn({ kind }: Field): boolean {
  return controls[kind] !== null;
}
