import type { Rich } from './blocks';

export type CommandAudience = 'admin' | 'user';

export type CommandPermission = 'Admin Only' | 'Mod Permission' | 'Everyone';

export type CommandComplexity = 'Basic' | 'Advanced';

export interface CommandNotes {
  /** The syntax, such as "/addrole member role". Optional arguments are in brackets. */
  usage: string;
  /** An example: "/addrole @mira VIP". */
  example?: string;
  details?: Rich;
  subCommands?: readonly { name: string; description: string; usage: string }[];
}

/** An entry of a command page (product.md §5.3). */
export interface CommandDoc extends CommandNotes {
  /** The text after the slash. */
  name: string;
  /** One sentence. */
  description: string;
  permission: CommandPermission;
  category: CommandCategory;
  complexity: CommandComplexity;
}

/** A command belongs to the first row that lists a word of its name. */
const categories = [
  ['Tickets', ['ticket', 'onboarding', 'retention', 'feedback', 'shop']],
  ['Giveaways and raffles', ['giveaway', 'raffle', 'entries']],
  ['Bounties', ['bounty', 'bounties']],
  ['Relays and pings', ['relay', 'keyword', 'keywords']],
  ['Points and games', ['points', 'mypoints', 'leaderboard', 'scramble']],
  ['Roles', ['addrole', 'removerole', 'autorole', 'autoadd']],
  ['Members', ['adduser', 'removeuser', 'addtime', 'welcome', 'invite', 'myinvites', 'membership']],
  ['Custom commands', ['command']],
  ['Messages', ['announce', 'embed', 'poll', 'sticky', 'event', 'watermark', 'suggest']],
  ['Moderation', ['denyentry', 'lock', 'logs', 'purge', 'slowmode']],
  ['Tools', []],
] as const satisfies readonly (readonly [string, readonly string[]])[];

export type CommandCategory = (typeof categories)[number][0];

export const commandCategories: readonly CommandCategory[] = categories.map(([name]) => name);

// If the name of a command contains one of these words, the command changes how the bot behaves or cannot be undone.
const advancedWords = [
  'addtime',
  'autoadd',
  'autorole',
  'create',
  'delete',
  'denyentry',
  'edit',
  'logs',
  'onboarding',
  'purge',
  'relay',
  'retention',
  'role',
  'toggle',
  'watermark',
  'welcome',
];

const wordsOf = (name: string) => name.split('-');

/** Returns the category of a command, derived from the words of its name (product.md §5.3). */
export function commandCategory(name: string): CommandCategory {
  const words = wordsOf(name);
  const row = categories.find(([, known]) => words.some((word) => includes(known, word)));
  return row?.[0] ?? 'Tools';
}

/** "Advanced" commands change how the bot behaves or cannot be undone. Derived from the name (product.md §5.3). */
export function commandComplexity(name: string): CommandComplexity {
  const words = wordsOf(name);
  return !words.includes('list') && words.some((word) => includes(advancedWords, word))
    ? 'Advanced'
    : 'Basic';
}

/** Returns the permission label of a command (product.md §5.3). */
export function commandPermission(
  audience: CommandAudience,
  complexity: CommandComplexity,
): CommandPermission {
  if (audience === 'user') {
    return 'Everyone';
  }
  return complexity === 'Advanced' ? 'Admin Only' : 'Mod Permission';
}

/** Sorts the entries by name. `words` contains the names and descriptions of the commands. */
export function documentCommands<Name extends string>(
  audience: CommandAudience,
  words: Readonly<Record<Name, string>>,
  notes: Readonly<Record<Name, CommandNotes>>,
): readonly CommandDoc[] {
  const names = Object.keys(words) as Name[];
  return names.toSorted().map((name) => {
    const complexity = commandComplexity(name);
    return {
      name,
      description: words[name],
      permission: commandPermission(audience, complexity),
      category: commandCategory(name),
      complexity,
      ...notes[name],
    };
  });
}

function includes(words: readonly string[], word: string): boolean {
  return words.includes(word);
}
