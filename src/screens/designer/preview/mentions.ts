import type {
  BroadcastNode,
  CommandNode,
  GuildSection,
  GuildSectionNode,
  MentionNode,
} from '#domain/markup/tree';
import { createContext } from 'react';
import { type GuildResources, noGuildResources } from '#domain/bot-config/guild-resources';

/** Returns the name without the leading `@` or `#`; null if the name is unknown. */
type MentionName = (mention: MentionNode) => string | null;

/** The names for the mentions in a preview. Without a provider, the ids are shown. */
export const MentionNamesContext = createContext<MentionName>(() => null);

export type PillNode = MentionNode | BroadcastNode | CommandNode | GuildSectionNode;

const sections: Record<GuildSection, string> = {
  guide: 'Server Guide',
  browse: 'Browse Channels',
  customize: 'Channels & Roles',
  'linked-roles': 'Linked Roles',
};

/** Contains the id if the name is unknown, because only Discord knows the name. */
export function pillText(node: PillNode, nameOf: MentionName): string {
  switch (node.type) {
    case 'mention':
      return `${node.of === 'channel' ? '#' : '@'}${nameOf(node) ?? node.id}`;
    case 'broadcast':
      return `@${node.to}`;
    case 'command':
      return `/${node.name}`;
    case 'guildSection':
      return sections[node.section];
  }
}

/** Names unknown ids 'unknown-role' or 'unknown', as Discord does. Users and unloaded servers give null. */
export function mentionNames({ roles, channels }: GuildResources): MentionName {
  return ({ of, id }) => {
    if (of === 'user') return null;
    const known = of === 'role' ? roles : channels;
    if (known.length === 0) return null;
    return (
      known.find((each) => each.id === id)?.name ?? (of === 'role' ? 'unknown-role' : 'unknown')
    );
  };
}

/** Empty if no server is chosen, or if its names are not known (product.md §15.18). */
export const ServerResourcesContext = createContext<GuildResources>(noGuildResources);
