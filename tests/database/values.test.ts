import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fields } from '../../src/domain/bot-config/fields';
import { openProject, type Project } from '../setup/project';
import { configValues } from './config-values';

let project: Project;
beforeAll(async () => {
  project = await openProject('fresh');
});
afterAll(() => project.drop());

describe('the settings in the database', () => {
  it('match those of the dashboard by panel, kind and position', async () => {
    const rows =
      await project.sql`select key, panel, kind, position from private.config_fields order by position`;
    expect([...rows]).toEqual(
      fields.map(({ key, tab, kind }, position) => ({ key, panel: tab, kind, position })),
    );
  });
});

describe('a value the database accepts', () => {
  it.each(configValues.map((row) => [row.key, shortened(row.value), row] as const))(
    '%s: %s',
    async (_, __, { key, value, fits }) => {
      const [row] = await project.sql<{ problem: string | null }[]>`
        select private.misfit(schema, ${JSON.stringify(value)}::text::jsonb) as problem
        from private.config_fields where key = ${key}`;
      expect(row?.problem === null).toBe(fits);
    },
  );

  it.each([
    ['a text', { maxLength: 3 }, 'abcd', 'size'],
    ['a list', { maxItems: 1 }, ['a', 'b'], 'size'],
    ['an object', { maxProperties: 1 }, { a: 1, b: 2 }, 'size'],
    ['the name of a property', { propertyNames: { maxLength: 1 } }, { ab: 1 }, 'size'],
    ['a number that is too small', { minimum: 1 }, 0, 'size'],
    ['a number that is too great', { maximum: 1 }, 2, 'size'],
    ['a number with a fraction', { type: 'integer' }, 1.5, 'type'],
    ['a number that is whole in other words', { type: 'integer' }, 2.0, null],
    ['another type', { type: ['string', 'null'] }, 5, 'type'],
    ['a property that is missing', { required: ['a'] }, {}, 'type'],
    ['a property that is not foreseen', { additionalProperties: false }, { a: 1 }, 'type'],
    ['a word that is none of the choices', { enum: ['a', 'b'] }, 'c', 'type'],
    ['one of the choices', { enum: ['a', 'b'] }, 'b', null],
    ['another constant', { const: 5 }, 6, 'type'],
    [
      'something deep inside',
      { items: { properties: { a: { type: 'string' } } } },
      [{ a: 'x' }, { a: 5 }],
      'type',
    ],
  ])('is told why not: %s', async (_, schema, value, expected) => {
    const [row] = await project.sql`select private.misfit(
      ${JSON.stringify(schema)}::text::jsonb, ${JSON.stringify(value)}::text::jsonb) as problem`;
    expect(row).toEqual({ problem: expected });
  });
});

function shortened(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
