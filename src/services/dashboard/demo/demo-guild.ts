import type { GuildChannel, GuildResources, GuildRole } from '#domain/bot-config/guild-resources';

function role(id: string, name: string, color: number, position: number): GuildRole {
  return { id, name, color, position };
}

function channel(
  id: string,
  name: string,
  type: GuildChannel['type'],
  parentId: string | null,
  position: number,
): GuildChannel {
  return { id, name, type, parentId, position };
}

export const demoGuild: GuildResources = {
  roles: [
    role('100000000000000101', 'Owner', 0xf1c40f, 7),
    role('100000000000000102', 'Admin', 0xe74c3c, 6),
    role('100000000000000103', 'Moderator', 0x3498db, 5),
    role('100000000000000104', 'Support', 0x1abc9c, 4),
    role('100000000000000105', 'VIP', 0x9b59b6, 3),
    role('100000000000000106', 'Subscriber', 0x57f287, 2),
    role('100000000000000107', 'Server Booster', 0xf47fff, 1),
    role('100000000000000108', 'Member', 0, 0),
  ],
  channels: [
    channel('100000000000000201', 'Welcome', 'category', null, 0),
    channel('100000000000000202', 'announcements', 'announcement', '100000000000000201', 0),
    channel('100000000000000203', 'start-here', 'text', '100000000000000201', 1),
    channel('100000000000000204', 'Community', 'category', null, 1),
    channel('100000000000000205', 'general', 'text', '100000000000000204', 0),
    channel('100000000000000206', 'success', 'text', '100000000000000204', 1),
    channel('100000000000000207', 'scramble', 'text', '100000000000000204', 2),
    channel('100000000000000208', 'suggestions', 'forum', '100000000000000204', 3),
    channel('100000000000000209', 'Lounge', 'voice', '100000000000000204', 4),
    channel('100000000000000210', 'Tickets', 'category', null, 2),
    channel('100000000000000211', 'open-a-ticket', 'text', '100000000000000210', 0),
    channel('100000000000000212', 'transcripts', 'text', '100000000000000210', 1),
    channel('100000000000000213', 'Staff', 'category', null, 3),
    channel('100000000000000214', 'bot-log', 'text', '100000000000000213', 0),
    channel('100000000000000215', 'bounty-review', 'text', '100000000000000213', 1),
  ],
};
