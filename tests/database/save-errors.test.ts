import { describe, expect, it } from 'vitest';
import { addMember, anon, service, signUp } from './cast';
import { type Change, setScene } from './save-scene';

const scene = setScene();

describe('a rejected save', () => {
  const fine = { key: 'EmbedColor', before: null, after: '#112233' };

  it.each([
    [
      'an unknown key',
      [{ key: 'Nonsense', before: null, after: 1 }],
      'key',
      'Unknown setting: Nonsense',
    ],
    [
      'a key of every object',
      [{ key: '__proto__', before: null, after: {} }],
      'key',
      'Unknown setting: __proto__',
    ],
    [
      'a key in other letters',
      [{ key: 'successpoints', before: null, after: 1 }],
      'key',
      'Unknown setting: successpoints',
    ],
    ['no key', [{ before: null, after: 1 }], 'key', 'Unknown setting: '],
    [
      'no base value',
      [{ key: 'SuccessPoints', after: 1 }],
      'key',
      'Unknown setting: SuccessPoints',
    ],
    [
      'a wrong type',
      [{ key: 'SuccessPoints', before: null, after: 'five' }],
      'type',
      'SuccessPoints has a value of the wrong type',
    ],
    [
      'no new value',
      [{ key: 'SuccessPoints', before: null }],
      'type',
      'SuccessPoints has a value of the wrong type',
    ],
    [
      'a wrong size',
      [{ key: 'webhookSuccessName', before: null, after: 'x'.repeat(81) }],
      'size',
      'webhookSuccessName has a value of the wrong size',
    ],
    [
      'a percentage above its bounds',
      [{ key: 'WatermarkOpacity', before: null, after: 101 }],
      'size',
      'WatermarkOpacity has a value of the wrong size',
    ],
    [
      'points below zero',
      [{ key: 'SuccessPoints', before: null, after: -1 }],
      'size',
      'SuccessPoints has a value of the wrong size',
    ],
    [
      'points below zero that are kept as text',
      [{ key: 'BountyAwardPoints', before: null, after: '-1' }],
      'type',
      'BountyAwardPoints has a value of the wrong type',
    ],
    [
      'the first that is wrong',
      [
        { key: 'WatermarkOpacity', before: null, after: 'x' },
        { key: 'Nonsense', before: null, after: 1 },
      ],
      'type',
      'WatermarkOpacity has a value of the wrong type',
    ],
  ] satisfies [string, Change[], string, string][])(
    'for %s names it, and saves nothing',
    async (_, changes, hint, message) => {
      const before = await scene.vaultEntries();
      const secretToo = { key: 'WhopAPIKey', before: '', after: 'secret' };
      expect(
        await scene.trySave(scene.owner, scene.server, 0, [fine, secretToo, ...changes]),
      ).toEqual({
        ok: false,
        code: '22023',
        hint,
        message,
      });
      expect([await scene.stored(), await scene.revisions(), await scene.vaultEntries()]).toEqual([
        null,
        [],
        before,
      ]);
    },
  );

  it('saves none of the settings if one is not allowed', async () => {
    const guest = await signUp(scene.project.sql, '300000000000000003');
    await addMember(scene.project.sql, '300000000000000003', {
      panels: { [scene.server]: ['embeds'] },
    });
    const points = { key: 'SuccessPoints', before: null, after: 5 };
    expect(await scene.trySave(guest, scene.server, 0, [fine, points])).toEqual({
      ok: false,
      code: '42501',
      hint: 'save',
      message: 'No right to change SuccessPoints',
    });
    expect([await scene.stored(), await scene.revisions()]).toEqual([null, []]);
  });

  it('does not reveal whether a server exists', async () => {
    const stranger = await signUp(scene.project.sql, null);
    const refused = {
      ok: false,
      code: '42501',
      hint: 'modify',
      message: 'No right to this server',
    };
    expect(await scene.trySave(stranger, scene.server, 0, [fine])).toEqual(refused);
    expect(await scene.trySave(stranger, '999999999999999999', 0, [fine])).toEqual(refused);
  });

  it.each([
    ['a server that is no id', 'abc', 0],
    ['an empty server', '', 0],
    ['no server', null, 0],
    ['SQL for a server', "1'; drop table servers; --", 0],
    ['no version', '845201933120405504', null],
    ['a version before the first', '845201933120405504', -1],
  ])('for %s', async (_, id, version) => {
    expect(await scene.trySave(scene.owner, id, version, [fine])).toEqual({
      ok: false,
      code: '22023',
      hint: 'server',
      message: 'Invalid server configuration',
    });
  });

  it('reports the largest setting if the total is too large', async () => {
    const commands = Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [
        `command ${n}`,
        { a: 'x'.repeat(4000), b: 'y'.repeat(4000) },
      ]),
    );
    const words = Array.from({ length: 1000 }, (_, n) => `${n}${'w'.repeat(90)}`);
    expect(
      await scene.save(scene.owner, 0, [{ key: 'commands', before: null, after: commands }]),
    ).toMatchObject({ version: 1 });
    const changes = [fine, { key: 'scrambled_words', before: null, after: words }];
    expect(await scene.trySave(scene.owner, scene.server, 1, changes)).toEqual({
      ok: false,
      code: '22023',
      hint: 'size',
      message: 'scrambled_words has a value of the wrong size',
    });
  });

  it('tells a visitor to sign in, and does not let the bot write', async () => {
    expect(await scene.trySave(anon, scene.server, 0, [fine])).toMatchObject({
      ok: false,
      code: '42501',
    });
    expect(await scene.trySave(service, scene.server, 0, [fine])).toMatchObject({
      ok: false,
      code: '42501',
    });
  });
});
