import type { GuildChannel, GuildResources } from '#domain/bot-config/guild-resources';
import { guildResources } from '#mocks/guild';

const types: Readonly<Record<number, GuildChannel['type']>> = {
  0: 'text',
  2: 'voice',
  4: 'category',
  5: 'announcement',
  15: 'forum',
};

export const guild: GuildResources = {
  roles: guildResources.roles.map(({ id, name, color, position }) => ({
    id,
    name,
    color,
    position,
  })),
  channels: guildResources.channels.flatMap(({ id, name, type, parent_id, position }) => {
    const known = types[type];
    return known ? [{ id, name, type: known, parentId: parent_id, position }] : [];
  }),
};
