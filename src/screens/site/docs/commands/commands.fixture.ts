import type { CommandDoc } from '#domain/docs/command';

export const storyCommands: readonly CommandDoc[] = [
  {
    name: 'onboarding',
    description: 'Sets up the tickets that welcome new members.',
    permission: 'Admin Only',
    category: 'Tickets',
    complexity: 'Advanced',
    usage: '/onboarding enable | disable | setup',
    details: 'The greeting may contain `{member}` and `{server}`.',
    subCommands: [
      {
        name: 'enable',
        description: 'Opens a ticket for each new member.',
        usage: '/onboarding enable',
      },
      { name: 'disable', description: 'Opens no more tickets.', usage: '/onboarding disable' },
      {
        name: 'setup',
        description: 'Asks for the greeting and the role toggles.',
        usage: '/onboarding setup',
      },
    ],
  },
  {
    name: 'raffle-end',
    description: 'Ends a raffle now and draws its winner.',
    permission: 'Mod Permission',
    category: 'Giveaways and raffles',
    complexity: 'Basic',
    usage: '/raffle-end raffle',
  },
  {
    name: 'relay-add',
    description: 'Copies everything from one channel to another.',
    permission: 'Admin Only',
    category: 'Relays and pings',
    complexity: 'Advanced',
    usage: '/relay-add from to',
    example: '/relay-add #deals #deals-premium',
  },
  {
    name: 'addrole',
    description: 'Gives a member a role.',
    permission: 'Mod Permission',
    category: 'Roles',
    complexity: 'Basic',
    usage: '/addrole member role',
    example: '/addrole @mira VIP',
    details: 'The bot’s own role must stand above the role, or Discord refuses.',
  },
];
