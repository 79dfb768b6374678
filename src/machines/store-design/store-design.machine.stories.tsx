import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storeDesignFixtures, withoutStorage } from './store-design.fixtures';

const meta = preview.meta({
  title: 'Machines/Store design',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={withoutStorage} fixtures={storeDesignFixtures} />,
});

export const Console = meta.story();
