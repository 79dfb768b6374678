import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { viewerRightsFixtures } from './viewer-rights.fixtures';
import { viewerRightsMachine } from './viewer-rights.machine';

const meta = preview.meta({
  title: 'Machines/Viewer rights',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={viewerRightsMachine} fixtures={viewerRightsFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, viewerRightsMachine);

    await step('a change that cannot be loaded changes nothing', async () => {
      await hand.isIn('rights.known', 'channel.live', 'news.none');
      await hand.press('watchRights says', 'rights changed');
      await hand.isIn('rights.gathering', 'channel.live', 'news.none');
      await hand.press('Time', /rowsTogether/);
      await hand.press('load answers', 'error: unreachable');
      await hand.isIn('rights.unreachable', 'channel.live', 'news.none');
    });
    await step('returning to the page requests again, and reports the change', async () => {
      await hand.press('watchPage says', 'page shown');
      await hand.isIn('rights.requesting.first', 'channel.live', 'news.none');
      await hand.press('load answers', /^ok(?!.*1 item)/);
      await hand.isIn('rights.known', 'channel.live', 'news.unread');
    });
  },
});
