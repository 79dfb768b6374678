import type { Rich } from './blocks';

/** Who a list of commands is for. */
export type CommandAudience = 'admin' | 'user';

/** What the label of a command says (spec §6). */
export type CommandPermission = 'Admin Only' | 'Mod Permission' | 'Everyone';

/** How much a command asks of whoever runs it. */
export type CommandComplexity = 'Basic' | 'Advanced';

/** What the documentation says about a command, beside its name and its description. */
export interface CommandNotes {
  /** How it is typed, arguments by name, optional ones in brackets: '/addrole member role'. */
  usage: string;
  /** One real call: '/addrole @mira VIP'. */
  example?: string;
  details?: Rich;
  subCommands?: readonly { name: string; description: string; usage: string }[];
}

/** An entry of a command page (spec §3 «Command docs entry»). */
export interface CommandDoc extends CommandNotes {
  /** What is typed after the slash. */
  name: string;
  /** One sentence. */
  description: string;
  permission: CommandPermission;
  category: CommandCategory;
  complexity: CommandComplexity;
}

/** Words of a name that tell its category; the first row that knows one of the words decides. */
const categories = [
  ['Tickets', ['ticket', 'onboarding', 'retention', 'feedback', 'shop']],
  ['Giveaways and raffles', ['giveaway', 'raffle', 'entries']],
  ['Bounties', ['bounty', 'bounties']],
  ['Relays and pings', ['relay', 'keyword', 'keywords']],
  ['Points and games', ['points', 'mypoints', 'leaderboard', 'scramble']],
  ['Roles', ['addrole', 'removerole', 'autorole', 'autoadd']],
  ['Members', ['adduser', 'removeuser', 'addtime', 'welcome', 'invite', 'myinvites', 'membership']],
  ['Your own commands', ['command']],
  ['Messages', ['announce', 'embed', 'poll', 'sticky', 'event', 'watermark', 'suggest']],
  ['Moderation', ['denyentry', 'lock', 'logs', 'purge', 'slowmode']],
  ['Tools', []],
] as const satisfies readonly (readonly [string, readonly string[]])[];

/** What a command is about; the names of the groups on a command page. */
export type CommandCategory = (typeof categories)[number][0];

/** The categories in the order in which a page shows them. */
export const commandCategories: readonly CommandCategory[] = categories.map(([name]) => name);

// Each of these changes how the bot behaves from then on, or what cannot be undone.
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

/** What a command is about, from the words of its name (spec §3: derived from the name's text). */
export function commandCategory(name: string): CommandCategory {
  const words = wordsOf(name);
  const row = categories.find(([, known]) => words.some((word) => includes(known, word)));
  return row?.[0] ?? 'Tools';
}

/**
 * Advanced commands change how the bot behaves, or what cannot be undone; told by the words of the name (spec §3). A
 * command that only lists what is set is basic, whatever it lists.
 */
export function commandComplexity(name: string): CommandComplexity {
  const words = wordsOf(name);
  return !words.includes('list') && words.some((word) => includes(advancedWords, word))
    ? 'Advanced'
    : 'Basic';
}

/** Advanced admin commands are 'Admin Only', other admin commands 'Mod Permission', user commands 'Everyone' (spec §6). */
export function commandPermission(
  audience: CommandAudience,
  complexity: CommandComplexity,
): CommandPermission {
  if (audience === 'user') {
    return 'Everyone';
  }
  return complexity === 'Advanced' ? 'Admin Only' : 'Mod Permission';
}

/** A page's entries for its commands, in the order of their names, from their words and their notes. */
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
