import { configSchema } from '#domain/bot-config/json-schema';
import { format } from 'oxfmt';
import style from '../../.oxfmtrc.json';

/** Returns the JSON Schema of a stored configuration. The schema is meant for programs other than the dashboard. */
export async function configSchemaFile(): Promise<string> {
  const { printWidth } = style;
  const { code } = await format('config.schema.json', JSON.stringify(configSchema()), {
    printWidth,
  });
  return code;
}
