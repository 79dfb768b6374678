import { describe, expect, it } from 'vitest';
import type { CommandDefinition } from './definition';
import { searchCommands } from './search';

function command(name: string, description: string): CommandDefinition {
  const inputs = { hasTextInput: true, hasRoleSelect: false } as const;
  return { name, description, ...inputs, hasOptions: false, options: [] };
}

const commands = [
  command('addrole', 'Gives a member a role.'),
  command('autorole', 'Gives a role on a condition.'),
  command('keyword-relay-add', 'Copies messages with a keyword.'),
  command('relay-add', 'Copies a channel.'),
  command('purge', 'Deletes messages.'),
];

const found = (query: string) => searchCommands(commands, query).map(({ name }) => name);

describe('searchCommands', () => {
  it.each([
    ['', commands.map(({ name }) => name)],
    ['  ', commands.map(({ name }) => name)],
    ['/', commands.map(({ name }) => name)],
    ['role', ['addrole', 'autorole']],
    ['ADD ROLE', ['addrole']],
    ['/keyword relay', ['keyword-relay-add']],
    ['relay_add', ['relay-add', 'keyword-relay-add']],
    ['messages', ['keyword-relay-add', 'purge']],
    ['gives a role', ['autorole']],
    ['xylophone', []],
  ])('"%s" finds %j', (query, names) => {
    expect(found(query)).toEqual(names);
  });

  it('ranks prefixes of names first, then other matches in names, then descriptions', () => {
    const some = [
      command('embed', 'Posts a poll result.'),
      command('strawpoll', 'Asks.'),
      command('poll', 'Asks.'),
    ];
    expect(searchCommands(some, 'poll').map(({ name }) => name)).toEqual([
      'poll',
      'strawpoll',
      'embed',
    ]);
  });
});
