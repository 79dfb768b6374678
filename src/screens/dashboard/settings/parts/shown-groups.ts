import type { ConfigTab } from '#domain/bot-config/field';
import { type FieldGroup, groupsOf } from '#domain/bot-config/fields';
import { canEditKey } from '#domain/permissions/config-rights';
import { controls } from '../fields/controls';
import type { Who } from './use-saving';

/**
 * Returns the headings of a tab with the settings that the viewer may see. A heading without such settings is left out.
 */
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
