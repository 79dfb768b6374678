import type {
  BroadcastNode,
  CommandNode,
  GuildSection,
  GuildSectionNode,
  MentionNode,
} from '#domain/markup/tree';

export type PillNode = MentionNode | BroadcastNode | CommandNode | GuildSectionNode;

const sections: Record<GuildSection, string> = {
  guide: 'Server Guide',
  browse: 'Browse Channels',
  customize: 'Channels & Roles',
  'linked-roles': 'Linked Roles',
};

/** Returns the text of a mention. It contains the id, because only Discord knows the name that belongs to the id. */
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
