import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { teamRosterFixtures } from './team-roster.fixtures';
import { teamRosterMachine } from './team-roster.machine';

const meta = preview.meta({
  title: 'Machines/Team roster',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={teamRosterMachine} fixtures={teamRosterFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, teamRosterMachine);

    await step('the channel is lost, and the list stays', async () => {
      await hand.isIn('list.loading.requesting', 'question.open', 'channel.joining');
      await hand.press('load answers', /^ok: members: \[2 items/);
      await hand.isIn('list.listed.fresh', 'question.open', 'channel.joining');
      await hand.press('watchTeam says', 'channel lost');
      await hand.isIn('list.listed.fresh', 'question.open', 'channel.lost');
    });
    await step('resubscribing fetches the missed changes', async () => {
      await hand.press('watchTeam says', 'channel joined');
      await hand.isIn('list.listed.gathering', 'question.open', 'channel.live');
      await hand.press('Time', /rowsTogether/);
      await hand.isIn('list.listed.refetching.requesting', 'question.open', 'channel.live');
      await hand.press('load (refetch) answers', 'error: unreachable');
      await hand.isIn('list.listed.stale', 'question.open', 'channel.live');
    });
    await step('a lost permission removes the list', async () => {
      await hand.press('Events', 'retry');
      await hand.press('load (refetch) answers', 'error: forbidden');
      await hand.isIn('list.failed.forbidden', 'question.open', 'channel.live');
    });
  },
});
