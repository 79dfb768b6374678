import { expect, fn } from 'storybook/test';
import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import preview from '../../../../.storybook/preview';
import { teamMessages } from '#content/messages/dashboard/team';
import { connectionMessages } from '#content/messages/shell/shell';
import type { Result } from '#domain/result';
import type { TeamError } from '#domain/team/failure';
import type { TeamMember } from '#domain/team/member';
import type { Roster } from '#domain/team/roster';
import { readerAt } from '#machines/charts/reader.fixtures';
import {
  TeamRosterContext,
  teamRosterMachine,
} from '#machines/dashboard/team-roster/team-roster.machine';
import { vars } from '#theme/theme.css';
import { MemberIdentity } from './MemberIdentity';
import { RosterNotices, RosterState } from './RosterState';
import { noor } from './team-story.fixture';

const meta = preview.meta({ title: 'Patterns/Team list', component: RosterState });

type At = SnapshotFrom<typeof teamRosterMachine>['value'];

const load = fn<() => Promise<Result<Roster, TeamError>>>();
const logic = teamRosterMachine.provide({
  actors: {
    load: fromPromise(() => load()),
    watch: fromCallback(() => () => {}),
  },
});

const request = { serverId: '1' };

const still = (list: At['list'], live: At['live'] = 'on', members = [noor]) => ({
  render: () => (
    <TeamRosterContext.Provider
      logic={logic}
      options={{
        snapshot: readerAt(
          teamRosterMachine,
          { list, live },
          { value: list === 'loading' ? null : { members, platformOwnerId: null }, request },
        ),
        input: request,
      }}
    >
      <div style={{ display: 'grid', gap: vars.space.l, maxInlineSize: '44rem' }}>
        <RosterNotices />
        <RosterState />
      </div>
    </TeamRosterContext.Provider>
  ),
});

export const Loading = meta.story({
  ...still('loading'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Loading' })).toHaveAttribute('aria-busy');
  },
});
export const Empty = meta.story({
  ...still({ shown: 'fresh' }, 'on', []),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(teamMessages.list.empty);
  },
});
export const Forbidden = meta.story({
  ...still({ failed: 'forbidden' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(teamMessages.list.forbidden);
  },
});

export const TooSlow = meta.story({
  ...still({ failed: 'tooSlow' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(connectionMessages.tooSlow);
  },
});

export const Unreachable = meta.story({
  ...still({ failed: 'unreachable' }, 'off'),
  beforeEach: () => {
    load.mockReset().mockReturnValue(new Promise(() => {}));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(teamMessages.list.unreachable);
    await expect(canvas.queryByText(teamMessages.list.channelLost)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('list', { name: 'Loading' })).toBeVisible();
    await expect(load).toHaveBeenCalledOnce();
  },
});

export const Listed = meta.story({
  ...still({ shown: 'fresh' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Stale = meta.story({
  ...still({ shown: { stale: 'unreachable' } }),
  beforeEach: () => {
    load.mockReset().mockResolvedValue({
      ok: true,
      value: { members: [noor], platformOwnerId: null },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(teamMessages.list.stale);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const ChannelLost = meta.story({
  ...still({ shown: 'fresh' }, 'off'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(teamMessages.list.channelLost);
  },
});

export const StaleAndChannelLost = meta.story(still({ shown: { stale: 'unreachable' } }, 'off'));

const team: readonly TeamMember[] = [
  noor,
  {
    ...noor,
    id: '2',
    profilePicture: null,
    nickname: null,
    customRole: 'editor',
    panelRole: 'support',
    nameColor: '#FFFFFF',
  },
  {
    ...noor,
    id: '3',
    name: '!!!',
    profilePicture: null,
    customRole: 'Support',
    panelRole: 'support',
    discordId: null,
    nameColor: '#3a1a6e',
  },
  {
    ...noor,
    id: '4',
    name: 'W'.repeat(100),
    nickname: 'n'.repeat(32),
    customRole: 'R'.repeat(50),
    nameColor: '#ffe066',
    profilePicture: null,
  },
  {
    ...noor,
    id: '5',
    name: 'نور حداد',
    nickname: 'n'.repeat(32),
    customRole: null,
    panelRole: 'developer',
    profilePicture: null,
  },
];

export const Identities = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: vars.space.xl, maxInlineSize: '30rem' }}>
      {([40, 32] as const).flatMap((size) =>
        team.map((member) => (
          <MemberIdentity key={`${size} ${member.id}`} member={member} size={size} />
        )),
      )}
    </div>
  ),
});
