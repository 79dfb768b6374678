import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storePublishFixtures } from './store-publish.fixtures';
import { storePublishMachine } from './store-publish.machine';

const meta = preview.meta({
  title: 'Machines/Store publish',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={storePublishMachine} fixtures={storePublishFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, storePublishMachine);
    await step('published without a picture', async () => {
      await hand.press('Events', /isHiddenBySite: false}, isComplete: true/);
      await hand.isIn('drawing');
      await hand.press('draw answers', 'null');
      await hand.isIn('publishing');
      await hand.press('save (publish) answers', /^ok/);
      await hand.isIn('done.published');
    });
  },
});
