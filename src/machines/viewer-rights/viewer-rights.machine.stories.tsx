import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { viewerRightsFixtures } from './viewer-rights.fixtures';
import { viewerRightsMachine } from './viewer-rights.machine';

const meta = preview.meta({
  title: 'Machines/Viewer rights',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={viewerRightsMachine} fixtures={viewerRightsFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, viewerRightsMachine);

    await step('a change that cannot be loaded changes nothing', async () => {
      await bench.isIn('rights.known', 'channel.live', 'news.none');
      await bench.press('watchRights says', 'rights changed');
      await bench.isIn('rights.gathering', 'channel.live', 'news.none');
      await bench.press('Time', /rowsTogether/);
      await bench.press('load answers', 'error: unreachable');
      await bench.isIn('rights.unreachable', 'channel.live', 'news.none');
    });
    await step('returning to the page requests again, and reports the change', async () => {
      await bench.press('watchPage says', 'page shown');
      await bench.isIn('rights.requesting.first', 'channel.live', 'news.none');
      await bench.press('load answers', /^ok(?!.*1 item)/);
      await bench.isIn('rights.known', 'channel.live', 'news.unread');
    });
  },
});
