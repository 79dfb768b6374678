import { people, type Person } from '../session/people';
import { BOT_ID } from './guild';
import { guilds } from './servers';

/** A member in the format of Discord's API. */
export interface MockGuildMember {
  user: {
    id: string;
    username: string;
    global_name: string | null;
    avatar: string | null;
    bot: boolean;
  };
  nick: string | null;
}

/** Every guild has these members, besides the people who are in it: editors of Resell Heaven, and members who are none. */
const everywhere: readonly [id: string, username: string, name: string, nick: string | null][] = [
  ['318264950173892608', 'priya.r', 'Priya Raman', 'Pri'],
  ['531840276619345920', 'marcus', 'Marcus', null],
  ['640912375588290560', 'amara.bots', 'Amara 夜', null],
  ['447301958220111872', 'jonah_w', 'Jonah Whitfield', 'Jonah (giveaways)'],
  ['447301958220111873', 'joanna.picks', 'Joanna', null],
  ['447301958220111874', 'jo', 'Jo', 'Jo from support'],
  ['447301958220111875', 'kenji.flips', 'Kenji 🏷️', null],
  ['447301958220111876', 'lena_b', 'Lena Brandt-Ostrowski von der Heide', null],
  ['447301958220111877', 'mo.deals', 'Mo', null],
];

const bot: MockGuildMember = {
  user: { id: BOT_ID, username: 'Grouped', global_name: null, avatar: null, bot: true },
  nick: null,
};

/** Returns what Discord finds: the members whose username or nickname starts with a text, at most 10. */
export function membersFound(guildId: string, query: string): readonly MockGuildMember[] {
  const start = query.toLowerCase();
  return membersOf(guildId)
    .filter(({ user, nick }) =>
      [user.username, user.global_name, nick].some((name) => name?.toLowerCase().startsWith(start)),
    )
    .slice(0, 10);
}

export function membersOf(guildId: string): readonly MockGuildMember[] {
  const accounts = Object.values<Person>(people).flatMap(({ discord, guilds: joined }) =>
    discord && joined.some((name) => guilds[name].id === guildId) ? [discord] : [],
  );
  return [
    bot,
    ...accounts.map(({ id, username, avatarHash }) => ({
      user: { id, username, global_name: null, avatar: avatarHash, bot: false },
      nick: null,
    })),
    ...everywhere.map(([id, username, name, nick]) => ({
      user: { id, username, global_name: name, avatar: null, bot: false },
      nick,
    })),
  ];
}
