import { expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { createWorld } from '../../../tests/setup/machine-world';
import { memberImportFixtures } from '../../../src/machines/market/member-import/member-import.fixtures';
import { memberImportMachine } from '../../../src/machines/market/member-import/member-import.machine';

it('memberImport ends in imported', () => {
  const world = createWorld(memberImportMachine, {
    input: { storeId: 'biz_00000001' },
    promises: ['readFile', 'preview', 'importRows'],
    callbacks: [],
  });
  const send = (event: AnyEventObject) => world.actor.send(event);
  world.actor.start();
  send({ type: 'open' });
  expect(world.snapshot().value).toEqual('choosing');
  send({ file: given(memberImportFixtures.events.choose[0]?.file), from: 'a test', type: 'choose' });
  expect(world.snapshot().value).toEqual('reading');
  world.openCall({ id: 'readFile' }).answer(given(memberImportFixtures.actors.readFile.outcomes[0]));
  expect(world.snapshot().value).toEqual('previewing');
  world.openCall({ id: 'preview' }).answer({ ok: true, value: [{ action: 'add' }, { action: 'refused', reason: 'discordId' }] });
  expect(world.snapshot().value).toEqual('previewed');
  send({ type: 'import' });
  expect(world.snapshot().value).toEqual('importing');
  world.openCall({ id: 'importRows' }).answer({ ok: true, value: [{ action: 'add' }, { action: 'refused', reason: 'discordId' }] });
  expect(world.snapshot().value).toEqual('imported');
  world.rethrow();
  expect(world.emitted.map(({ type }) => type)).toEqual(['imported']);
  expect(world.snapshot().value).toEqual('imported');
  expect(world.snapshot().context).toMatchObject({ chosen: given(memberImportFixtures.events.choose[0]?.file), file: { name: 'users.csv', codePage: null, headers: ['membership', 'discord_id', 'name', 'Phone'], lines: [{ line: 2, cells: ['Vault', '500000000000000001', 'Elif', '1'] }, { line: 3, cells: ['Vault', 'ben#1234', 'Ben', '2'] }], columns: { membership: 0, discord_id: 1, name: 2, status: null, since: null, until: null }, membershipId: null, rows: [{ line: 2, cells: { membership: 'Vault', discord_id: '500000000000000001', name: 'Elif', status: '', since: '', until: '' } }, { line: 3, cells: { membership: 'Vault', discord_id: 'ben#1234', name: 'Ben', status: '', since: '', until: '' } }] }, results: [{ action: 'add' }, { action: 'refused', reason: 'discordId' }] });
});

function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The fixtures have changed.');
  return value;
}
