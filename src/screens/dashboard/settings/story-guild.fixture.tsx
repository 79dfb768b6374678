import type { ReactNode } from 'react';
import { fromPromise, type SnapshotFrom, type StateValueFrom } from 'xstate';
import type { LastCheck } from '#domain/bot-config/health';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { readerAt } from '#machines/charts/reader.fixtures';
import {
  GuildResourcesContext,
  guildResourcesMachine,
} from '#machines/dashboard/guild-resources/guild-resources.machine';
import {
  type CopyAnswer,
  CopyNoticeContext,
  copyNoticeMachine,
} from '#machines/shell/copy-notice/copy-notice.machine';
import { guilds } from '#mocks/dashboard/servers';
import { CopyingContext } from '../../shell/copying';
import { guild } from './fields/guild.fixture';
import { pictureTime } from './story-dashboard.fixture';

export type GuildSnapshot = SnapshotFrom<typeof guildResourcesMachine>;

/** The roles and channels were read five minutes before `pictureTime`. */
export function guildAt(
  state: StateValueFrom<typeof guildResourcesMachine>,
  resources: GuildResources | null = guild,
  lastCheck: LastCheck | null = null,
) {
  const value = resources && { resources, readAt: pictureTime - 300_000, lastCheck };
  return readerAt(guildResourcesMachine, state, {
    value,
    request: { serverId: guilds.resellHeaven.id },
  });
}

const copyLogic = copyNoticeMachine.provide({
  actors: { write: fromPromise<CopyAnswer, string>(async () => ({ ok: true, value: null })) },
});
/** Provides copying that always succeeds. */
export const copying = (children: ReactNode) => (
  <CopyNoticeContext.Provider logic={copyLogic}>{children}</CopyNoticeContext.Provider>
);

/** Provides what the health check reads, and copying that always succeeds. */
export function StoryGuild({
  at = guildAt({ shown: 'fresh' }),
  children,
}: {
  at: GuildSnapshot | undefined;
  children: ReactNode;
}) {
  return (
    <GuildResourcesContext.Provider
      options={{ input: { serverId: guilds.resellHeaven.id }, snapshot: at }}
    >
      <CopyingContext value={copying}>{children}</CopyingContext>
    </GuildResourcesContext.Provider>
  );
}
