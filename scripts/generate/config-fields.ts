import { fields } from '#domain/bot-config/fields';
import { valueSchema } from '#domain/bot-config/json-schema';
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
