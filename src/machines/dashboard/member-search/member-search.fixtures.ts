import type { GuildMember } from '#domain/team/guild-member';
import { readerFixtures } from '../../charts/reader.fixtures';
import { memberSearchMachine } from './member-search.machine';

export const noor: GuildMember = {
  id: '518203746611290112',
  username: 'noor.moderates',
  globalName: 'Noor',
  nickname: null,
  picture: 'https://cdn.discordapp.com/embed/avatars/2.png',
};

export const memberSearchFixtures = readerFixtures(memberSearchMachine, {
  values: [[noor], []],
  input: { serverId: '845201933120405504', query: { search: '', page: 0 } },
  // There is one page only.
  query: { search: 'noor', page: 1 },
});
