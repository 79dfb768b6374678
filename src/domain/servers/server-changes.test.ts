import { expect, it } from 'vitest';
import { type KnownServer, type ServerChanges, serverChanges } from './server-changes';

const server = (id: string, name = `Server ${id}`): KnownServer => ({ id, name });

it.each<[string, KnownServer[], KnownServer[], ServerChanges]>([
  ['equal lists', [server('1')], [server('1')], { added: 0, removed: 0, renamed: 0 }],
  [
    'another order',
    [server('1'), server('2')],
    [server('2'), server('1')],
    { added: 0, removed: 0, renamed: 0 },
  ],
  ['an addition', [], [server('1')], { added: 1, removed: 0, renamed: 0 }],
  ['a removal', [server('1')], [], { added: 0, removed: 1, renamed: 0 }],
  ['a new name', [server('1')], [server('1', 'New')], { added: 0, removed: 0, renamed: 1 }],
  [
    'an exchange with the same name',
    [server('1', 'Vault')],
    [server('2', 'Vault')],
    { added: 1, removed: 1, renamed: 0 },
  ],
])('counts %s', (_, before, now, changes) => {
  expect(serverChanges(before, now)).toEqual(changes);
});
