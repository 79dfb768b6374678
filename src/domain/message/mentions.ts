import { isRecord } from '../bot-config/parse-json';
import { isSnowflake } from '../bot-config/snowflake';
import { parseMarkup } from '../markup/parse';
import type { MarkupNode } from '../markup/tree';
import { hasComponentsV2, MOST_IDS, type AllowedMentions, type Json } from './kept-parts';
import type { Message } from './message';

/** Who is mentioned or notified. Ids are snowflake strings, each one once. */
export interface Mentioned {
  everyone: boolean;
  here: boolean;
  roles: readonly string[];
  users: readonly string[];
}

/** The longest text that is searched: more than Discord accepts, so that a long draft does not slow down typing. */
const MOST_CHARACTERS = 8_000;

/** Skips code and text after a backslash. Mentions in embeds do not count: they never notify (discord.md §2.8). */
export function mentionedIn(message: Message): Mentioned {
  const found = {
    everyone: false,
    here: false,
    roles: new Set<string>(),
    users: new Set<string>(),
  };
  const read = (nodes: readonly MarkupNode[]) => {
    for (const node of nodes) {
      if (node.type === 'broadcast') found[node.to] = true;
      else if (node.type === 'list') node.items.forEach(read);
      else if ('children' in node) read(node.children);
      else if (node.type === 'mention' && node.of !== 'channel' && isKnownId(node.id)) {
        found[node.of === 'role' ? 'roles' : 'users'].add(node.id);
      }
    }
  };
  for (const text of [message.content, ...displaysOf(message)]) {
    const searched = text.slice(0, MOST_CHARACTERS);
    if (searched.includes('@')) read(parseMarkup(searched, 'content'));
  }
  return { ...found, roles: [...found.roles], users: [...found.users] };
}

/** The mentions are always sent, because what Discord does without them has changed (discord.md §2.8). */
export function allowedMentionsOf(message: Message): AllowedMentions {
  if (message.allowed_mentions) return message.allowed_mentions;
  const { everyone, here, roles, users } = mentionedIn(message);
  const isNamed = (ids: readonly string[]) => ids.length > 0 && ids.length <= MOST_IDS;
  return {
    parse: [
      ...(roles.length > MOST_IDS ? (['roles'] as const) : []),
      ...(users.length > MOST_IDS ? (['users'] as const) : []),
      ...(everyone || here ? (['everyone'] as const) : []),
    ],
    ...(isNamed(roles) && { roles }),
    ...(isNamed(users) && { users }),
  };
}

/** Returns who is notified when a message is sent: those in its text whom its allowed mentions include. */
export function notifiedBy(message: Message): Mentioned {
  const { everyone, here, roles, users } = mentionedIn(message);
  const { parse = [], ...named } = allowedMentionsOf(message);
  const allowed = (of: 'roles' | 'users', ids: readonly string[]) =>
    parse.includes(of) ? ids : ids.filter((id) => named[of]?.includes(id));
  const isBroad = parse.includes('everyone');
  return {
    everyone: everyone && isBroad,
    here: here && isBroad,
    roles: allowed('roles', roles),
    users: allowed('users', users),
  };
}

/** Returns whether Discord accepts an id. It rejects a message with an id that is larger than all (discord.md §1.1). */
function isKnownId(id: string): boolean {
  return isSnowflake(id) && BigInt(id) < 2n ** 63n;
}

const TEXT_DISPLAY = 10;

/** Returns the texts of the text displays of a Components V2 message, which notify like content. */
function displaysOf(message: Message): string[] {
  return hasComponentsV2(message) ? (message.components ?? []).flatMap(textsIn) : [];
}

function textsIn(component: Json): string[] {
  if (Array.isArray(component)) return component.flatMap(textsIn);
  if (!isRecord(component)) return [];
  const { type, content, components } = component;
  const own = type === TEXT_DISPLAY && typeof content === 'string' ? [content] : [];
  return Array.isArray(components) ? [...own, ...components.flatMap(textsIn)] : own;
}
