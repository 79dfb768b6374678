import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProject, runAs, type Outcome, type Project } from '../setup/project';
import { addServer, signUp, tell, type SignedIn } from './cast';

const here = '845201933120405504';

let project: Project;
let owner: SignedIn;

beforeAll(async () => {
  project = await openProject('fresh');
  await addServer(project.sql, here);
  owner = await signUp(project.sql, '300000000000000001');
  await tell(project.sql, owner, here, { owner: true, permissions: '0' });
});
afterAll(() => project.drop());

const change = (key: string, after: string) =>
  `[{"key":${JSON.stringify(key)},"before":null,"after":${after}}]`;
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const manyMegabytes = `"${'x'.repeat(10_000_000)}"`;

describe('an invalid list of changes is rejected', () => {
  it.each([
    ['null', 'null', '22023', 'server'],
    ['an object', '{"key":"SuccessPoints"}', '22023', 'server'],
    ['a word', '"SuccessPoints"', '22023', 'server'],
    ['a number', '5', '22023', 'server'],
    ['a list of null', '[null]', '22023', 'key'],
    ['a list of words', '["before","key"]', '22023', 'key'],
    ['a list of lists', '[["key","SuccessPoints"]]', '22023', 'key'],
    ['lists within lists', nested(1000), '22023', 'key'],
    ['a key that is a number', '[{"key":5,"before":null,"after":1}]', '22023', 'key'],
    ['a key that is null', '[{"key":null,"before":null,"after":1}]', '22023', 'key'],
    [
      'a key that is an object',
      '[{"key":{"key":"SuccessPoints"},"before":null,"after":1}]',
      '22023',
      'key',
    ],
    ['the key of a prototype', change('__proto__', '{}'), '22023', 'key'],
    ['a constructor', change('constructor', '{}'), '22023', 'key'],
    ['a key with SQL in it', change("'; drop table servers; --", '1'), '22023', 'key'],
    ['a key of 10 MB', `[{"key":${manyMegabytes},"before":null,"after":1}]`, '22023', 'key'],
    [
      'more changes than there are settings',
      `[${Array.from({ length: 501 }, () => change('SuccessPoints', '1').slice(1, -1)).join()}]`,
      '22023',
      'server',
    ],

    ['1000 lists for a value', change('commands', nested(1000)), '22023', 'type'],
    [
      '1000 objects for a value',
      change('commands', '{"a":'.repeat(1000) + '1' + '}'.repeat(1000)),
      '22023',
      'type',
    ],
    ['10 MB for a text', change('webhookSuccessName', manyMegabytes), '22023', 'size'],
    [
      '10 MB of white space',
      change('webhookSuccessName', `"${' '.repeat(10_000_000)}"`),
      '22023',
      'size',
    ],
    ['10 MB for a number', change('SuccessPoints', manyMegabytes), '22023', 'size'],
    [
      '10 MB in a command',
      change('commands', `{"poll":{"text":${manyMegabytes}}}`),
      '22023',
      'size',
    ],
    [
      'a prototype for a map of channels',
      change('ThreadPoints', '{"__proto__":5}'),
      '22023',
      'type',
    ],
    ['an endless number', change('SuccessPoints', '1e400'), '22023', 'size'],
    ['a number close to nothing', change('SuccessPoints', '1e-400'), '22023', 'type'],
    ['a number beyond numbers', change('SuccessPoints', '1e999999'), '22003', null],
    ['a number no double holds', change('SuccessPoints', '9007199254740993'), '22023', 'size'],
    ['a word that is no JSON', change('SuccessPoints', 'NaN'), '22P02', null],
    ['half a pair of surrogates', change('webhookSuccessName', '"\\ud83d"'), '22P02', null],
    ['a NUL character', change('webhookSuccessName', '"a\\u0000b"'), '22P05', null],
    ['a comma too many', '[,]', '22P02', null],
    ['nesting that never ends', nested(200_000), '54001', null],
  ])('%s', async (_, changes, code, hint) => {
    const outcome = await save(changes);
    if (outcome.ok) throw new Error(`It was taken: ${JSON.stringify(outcome.rows)}`);
    expect({ code: outcome.code, hint: code === '22023' ? outcome.hint : null }).toEqual({
      code,
      hint,
    });
    // Neither the response nor a log may repeat megabytes of input in an error.
    expect(outcome.message.length).toBeLessThan(200);
    expect([...(await project.sql`select * from public.server_configs`)]).toEqual([]);
  });
});

describe('a value that only looks dangerous is stored unchanged', () => {
  it.each([
    ['SQL', 'webhookSuccessName', `"'; drop table servers; --"`],
    ['markup', 'webhookSuccessName', '"<img src=x onerror=alert(1)>"'],
    ['a dollar quote', 'webhookSuccessName', '"$$; select 1; $$"'],
    ['a percent sign, as of a format', 'webhookSuccessName', '"100 %s % %%"'],
    ['a command that is called like a prototype', 'commands', '{"__proto__":{"constructor":"x"}}'],
    ['nothing below zero', 'SuccessPoints', '-0'],
    ['a whole number in scientific words', 'SuccessPoints', '2.5e1'],
  ])('%s', async (_, key, after) => {
    const outcome = await save(change(key, after), true);
    const [expected] = await project.sql`select ${after}::text::jsonb as value`;
    expect(outcome).toEqual({
      ok: true,
      rows: [{ answer: { status: 'saved', config: { [key]: expected?.['value'] }, version: 1 } }],
    });
  });

  it('a key that occurs twice in a change: the last value wins, as in JSON', async () => {
    const outcome = await save(
      '[{"key":"SuccessPoints","before":null,"after":"x","after":2}]',
      true,
    );
    expect(outcome).toEqual({
      ok: true,
      rows: [{ answer: { status: 'saved', config: { SuccessPoints: 2 }, version: 1 } }],
    });
  });
});

function save(changes: string, undo = false): Promise<Outcome> {
  return runAs(
    project.sql,
    owner,
    (t) => t`select public.save_server_config(${here}, 0, ${changes}::text::jsonb) as answer`,
    { undo },
  );
}
