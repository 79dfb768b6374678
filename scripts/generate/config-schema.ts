import { configSchema } from '#domain/bot-config/json-schema';
import { format } from 'oxfmt';
import style from '../../.oxfmtrc.json';

/** The JSON Schema of a stored configuration, for whoever writes or reads one outside of the dashboard. */
export async function configSchemaFile(): Promise<string> {
  const { printWidth } = style;
  const { code } = await format('config.schema.json', JSON.stringify(configSchema()), {
    printWidth,
  });
  return code;
}
