import type {
  BroadcastNode,
  CommandNode,
  GuildSection,
  GuildSectionNode,
  MentionNode,
} from '#domain/markup/tree';

/** What Discord shows as a pill. */
export type PillNode = MentionNode | BroadcastNode | CommandNode | GuildSectionNode;

/** As Discord calls them. */
const sections: Record<GuildSection, string> = {
  guide: 'Server Guide',
  browse: 'Browse Channels',
  customize: 'Channels & Roles',
  'linked-roles': 'Linked Roles',
};

/** What stands in a pill. Who or what an id means only Discord knows: here the id itself is shown. */
export function pillText(node: PillNode): string {
  switch (node.type) {
    case 'mention':
      return `${node.of === 'channel' ? '#' : '@'}${node.id}`;
    case 'broadcast':
      return `@${node.to}`;
    case 'command':
      return `/${node.name}`;
    case 'guildSection':
      return sections[node.section];
  }
}
