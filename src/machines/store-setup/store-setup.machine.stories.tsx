import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { ofCards, ofNew, storeSetupFixtures, withoutStorage } from './store-setup.fixtures';

const meta = preview.meta({
  title: 'Machines/Store setup',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole
      machine={withoutStorage}
      fixtures={storeSetupFixtures}
      starts={{ 'Start over': ofCards, 'Start with a new store': ofNew }}
    />
  ),
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, withoutStorage);
    await step('the draft is loaded', async () => {
      await hand.isIn('form.loading', 'address.resting');
    });
  },
});
