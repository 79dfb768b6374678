import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { shareOpenFixtures } from './share-open.fixtures';
import { shareOpenMachine } from './share-open.machine';

const meta = preview.meta({
  title: 'Machines/Share open',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole
      machine={shareOpenMachine}
      fixtures={shareOpenFixtures}
      starts={{ 'Start over': shareOpenFixtures.input, 'Start without a link': { share: null } }}
    />
  ),
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, shareOpenMachine);

    await step('a broken link is reported', async () => {
      await hand.isIn('decoding');
      await hand.press('decode answers', /notJson/);
      await hand.isIn('invalid');
    });
    await step('another link is opened', async () => {
      await hand.press('Events', /^open/);
      await hand.press('decode answers', /^ok: (?!false)/);
      await hand.isIn('loaded');
    });
    await step('without a link there is nothing to do', async () => {
      await hand.startOver('Start without a link');
      await hand.isIn('idle');
    });
  },
});
