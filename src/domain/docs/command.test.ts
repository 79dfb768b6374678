import { describe, expect, it } from 'vitest';
import { commandCategory, commandComplexity, commandPermission, documentCommands } from './command';

it.each([
  ['addrole', 'Roles'],
  ['autoadd-roles', 'Roles'],
  ['ticket-role', 'Tickets'],
  ['raffle-enter', 'Giveaways and raffles'],
  ['bounty-claim', 'Bounties'],
  ['keyword-relay-add', 'Relays and pings'],
  ['success-points', 'Points and games'],
  ['welcome-dm', 'Members'],
  ['list-command', 'Custom commands'],
  ['server-logs', 'Moderation'],
  ['sticky', 'Messages'],
  ['gmail-dots', 'Tools'],
  ['unheard-of', 'Tools'],
])('the category of %s is %s', (name, category) => {
  expect(commandCategory(name)).toBe(category);
});

it.each([
  ['addrole', 'Basic'],
  ['ticket', 'Basic'],
  ['ticket-role', 'Advanced'],
  ['relay-add', 'Advanced'],
  ['relay-list', 'Basic'],
  ['delete-command', 'Advanced'],
  ['list-command', 'Basic'],
  ['purge', 'Advanced'],
  ['relaying', 'Basic'],
])('%s is %s', (name, complexity) => {
  expect(commandComplexity(name)).toBe(complexity);
});

describe('the permission of a command', () => {
  it.each([
    ['admin', 'Advanced', 'Admin Only'],
    ['admin', 'Basic', 'Mod Permission'],
    ['user', 'Basic', 'Everyone'],
    ['user', 'Advanced', 'Everyone'],
  ] as const)('%s, %s: %s', (audience, complexity, permission) => {
    expect(commandPermission(audience, complexity)).toBe(permission);
  });
});

it('sorts the commands of a page by name and adds derived values', () => {
  const words = { purge: 'Deletes messages.', lock: 'Closes a channel.' };
  const notes = {
    purge: { usage: '/purge count', example: '/purge 20' },
    lock: { usage: '/lock' },
  };

  expect(documentCommands('admin', words, notes)).toEqual([
    {
      name: 'lock',
      description: 'Closes a channel.',
      permission: 'Mod Permission',
      category: 'Moderation',
      complexity: 'Basic',
      usage: '/lock',
    },
    {
      name: 'purge',
      description: 'Deletes messages.',
      permission: 'Admin Only',
      category: 'Moderation',
      complexity: 'Advanced',
      usage: '/purge count',
      example: '/purge 20',
    },
  ]);
});
