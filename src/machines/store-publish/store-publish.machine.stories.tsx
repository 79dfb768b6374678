import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storePublishFixtures } from './store-publish.fixtures';
import { storePublishMachine } from './store-publish.machine';

const meta = preview.meta({
  title: 'Machines/Store publish',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={storePublishMachine} fixtures={storePublishFixtures} />,
});

export const Console = meta.story();
