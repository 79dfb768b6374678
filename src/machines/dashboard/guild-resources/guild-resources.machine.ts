import type { ResourcesAnswer } from '#domain/bot-config/guild-resources';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

/** The roles and channels of a server are read once, and again when the viewer asks for another check of them. */
export const guildResourcesMachine = reader<{
  answer: ResourcesAnswer;
  /** A snowflake. */
  input: { serverId: string };
}>()({
  id: 'guildResources',
  kinds: { botNotInServer: 'closes', unreachable: 'stays' },
  follows: 'reload',
});

export const GuildResourcesContext = createReaderContext(guildResourcesMachine);
