import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generatedFiles } from '../scripts/generate/files';

const folder = 'supabase/migrations';
const migrations = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(`${folder}/${name}`, 'utf8'),
}));
const now = new Date('2027-03-04T05:06:07.890Z');

describe('generated files', async () => {
  it.each(await generatedFiles(migrations, now))('$path is up to date', ({ path, text }) => {
    const written = existsSync(path) ? readFileSync(path, 'utf8') : null;
    expect(written, 'It is stale: run «npm run generate»').toBe(text);
  });

  it('does not change the newest migration of the settings if its text is the same', async () => {
    const [, , settings] = await generatedFiles([], now);
    const text = settings?.text ?? '';
    const old = {
      name: '20260102030405_config_fields.sql',
      text: 'truncate private.config_fields;',
    };
    const same = { name: '20260203040506_config_fields.sql', text };
    const other = { name: '20260304050607_something_else.sql', text: '' };
    expect(await pathsAfter([same, old, other])).toContain(`${folder}/${same.name}`);
  });

  it.each([
    ['there is none', []],
    ['the newest has another text', [{ name: '20260102030405_config_fields.sql', text: '' }]],
  ])('creates a new migration of the settings if %s', async (_, before) => {
    expect(await pathsAfter(before)).toContain(`${folder}/20270304050607_config_fields.sql`);
  });
});

async function pathsAfter(before: Parameters<typeof generatedFiles>[0]): Promise<string[]> {
  return (await generatedFiles(before, now)).map(({ path }) => path);
}
