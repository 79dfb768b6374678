import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { teamRosterFixtures } from './team-roster.fixtures';
import { teamRosterMachine } from './team-roster.machine';

const meta = preview.meta({
  title: 'Machines/Team roster',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={teamRosterMachine} fixtures={teamRosterFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, teamRosterMachine);

    await step('the channel is lost, and the list stays', async () => {
      await bench.isIn('list.loading.requesting', 'channel.joining');
      await bench.press('load answers', /^ok/);
      await bench.isIn('list.listed.fresh', 'channel.joining');
      await bench.press('watchTeam says', 'channel lost');
      await bench.isIn('list.listed.fresh', 'channel.lost');
    });
    await step('resubscribing fetches the missed changes', async () => {
      await bench.press('watchTeam says', 'channel joined');
      await bench.isIn('list.listed.gathering', 'channel.live');
      await bench.press('Time', /rowsTogether/);
      await bench.isIn('list.listed.refetching.requesting', 'channel.live');
      await bench.press('load (refetch) answers', 'error: unreachable');
      await bench.isIn('list.listed.stale', 'channel.live');
    });
    await step('a lost permission removes the list', async () => {
      await bench.press('Events', 'retry');
      await bench.press('load (refetch) answers', 'error: forbidden');
      await bench.isIn('list.failed.forbidden', 'channel.live');
    });
  },
});
