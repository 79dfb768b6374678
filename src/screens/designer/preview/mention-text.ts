import type {
  BroadcastNode,
  CommandNode,
  GuildSection,
  GuildSectionNode,
  MentionNode,
} from '#domain/markup/tree';
import type { MentionName } from './mention-names';

export type PillNode = MentionNode | BroadcastNode | CommandNode | GuildSectionNode;

const sections: Record<GuildSection, string> = {
  guide: 'Server Guide',
  browse: 'Browse Channels',
  customize: 'Channels & Roles',
  'linked-roles': 'Linked Roles',
};

/**
 * Returns the text of a mention. If the name is unknown, the text contains the id. The site cannot look up the name,
 * because only Discord knows which name belongs to an id.
 */
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
