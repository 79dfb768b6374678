import { fields } from '#domain/bot-config/fields';
import { valueSchema } from '#domain/bot-config/json-schema';
import { format } from 'oxfmt';
import style from '../../.oxfmtrc.json';
import { insert } from './sql';

/**
 * Returns the migration that defines all settings. It contains the schema and the panel of each setting. The panel
 * determines who may change the setting. `position` is the display order.
 */
export function configFieldsMigration(): string {
  const rows = fields.map((field, position) => ({
    key: field.key,
    panel: field.tab,
    kind: field.kind,
    position,
    schema: valueSchema(field),
  }));
  return `-- Every setting there is. Generated from src/domain/bot-config by «npm run generate»: change it there.
truncate private.config_fields;

${insert('private.config_fields', rows)}`;
}

/** Returns the names of all settings for the edge functions, which are deployed without the site's source. */
export async function settingNamesFile(): Promise<string> {
  const named = fields.map(({ key, label, kind }) => [key, { label, kind }]);
  const { code } = await format(
    'settings.ts',
    `// Generated from src/domain/bot-config by «npm run generate».

/** The name and the kind of each setting, by its key. */
export const settings: Readonly<Record<string, { label: string; kind: string }>> = ${JSON.stringify(Object.fromEntries(named))};
`,
    { printWidth: style.printWidth, singleQuote: style.singleQuote },
  );
  return code;
}
