import { describe, expect, it } from 'vitest';
import { configValues } from '../../../tests/database/config-values';
import { fitsSchema } from '../../../tests/setup/fits-schema';
import { sameValue } from '../same-value';
import { defaultConfig, fieldOf, fields } from './fields';
import { configSchema, valueSchema } from './json-schema';
import { checkValue, parseValue } from './parse';

const rows = configValues.map((row) => ({ ...row, shown: JSON.stringify(row.value).slice(0, 80) }));

describe('valueSchema', () => {
  it.each(rows)('$key: $shown is valid: $fits', ({ key, value, fits }) => {
    expect(fitsSchema(valueSchema(fieldOf(key)), value)).toBe(fits);
  });

  it.each(rows)('$key: checkValue agrees on $shown, or the row says why not', (row) => {
    const { key, value, fits, unlikeForm } = row;
    expect(checkValue(fieldOf(key), value) === null).toBe(unlikeForm === null ? fits : !fits);
  });

  it.each(rows.filter(({ fits }) => fits))('$key: parses $shown unchanged', ({ key, value }) => {
    const read = parseValue(fieldOf(key), value);
    expect(sameValue(read, value)).toBe(true);
  });

  it.each(fields.filter(({ kind }) => kind !== 'secret'))('$key accepts its default', (field) => {
    expect(fitsSchema(valueSchema(field), field.default)).toBe(true);
  });

  it('has valid and invalid examples of every kind', () => {
    const tried = (fits: boolean) =>
      new Set(configValues.filter((row) => row.fits === fits).map(({ key }) => fieldOf(key).kind));
    const kinds = new Set(fields.map(({ kind }) => kind));
    expect({ right: tried(true), wrong: tried(false) }).toEqual({ right: kinds, wrong: kinds });
  });
});

describe('configSchema', () => {
  const { properties = {} } = configSchema();

  it('describes every setting in order except secrets', () => {
    const stored = fields.filter(({ kind }) => kind !== 'secret').map(({ key }) => key);
    expect(Object.keys(properties)).toEqual(stored);
    expect(stored).not.toContain('WhopAPIKey');
  });

  it('has the label, help and default of a setting', () => {
    expect(properties['scrambleCronSchedule']).toEqual({
      title: 'Scramble schedule',
      description: 'When the next scrambled word is posted, as a cron schedule with five parts.',
      default: '0 */5 * * *',
      ...valueSchema(fieldOf('scrambleCronSchedule')),
    });
  });

  it('accepts the default configuration, an empty one, and unknown keys', () => {
    const { WhopAPIKey: _, ...stored } = defaultConfig();
    for (const config of [stored, {}, { ...stored, newSetting: 1 }]) {
      expect(fitsSchema(configSchema(), config)).toBe(true);
    }
    expect(fitsSchema(configSchema(), { ...stored, SuccessPoints: 1.5 })).toBe(false);
  });

  it('uses only keywords that the database supports', () => {
    expect([...wordsIn(configSchema())].filter((word) => !known.has(word))).toEqual([]);
  });
});

const annotations = ['$schema', 'title', 'description', 'default'];
const checks = [
  'type',
  'pattern',
  'maxLength',
  'minimum',
  'maximum',
  'items',
  'maxItems',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'maxProperties',
];
const known = new Set([...annotations, ...checks]);

/** Returns all keywords used in a schema, including nested schemas. */
function wordsIn(schema: ReturnType<typeof configSchema>): Set<string> {
  const { properties = {}, items, additionalProperties, propertyNames } = schema;
  const inner = [...Object.values(properties), items, additionalProperties, propertyNames];
  const words = inner.flatMap((each) => (each ? [...wordsIn(each)] : []));
  return new Set([...Object.keys(schema), ...words]);
}
