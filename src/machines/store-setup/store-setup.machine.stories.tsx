import preview from '../../../.storybook/preview';
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
