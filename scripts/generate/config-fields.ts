import { fields } from '#domain/bot-config/fields';
import { valueSchema } from '#domain/bot-config/json-schema';
import { insert } from './sql';

/**
 * The migration that tells the database every setting there is: its panel, which decides who may change it, and what a
 * value of it must be. `position` is the order in which settings are shown.
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
