import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storeChecklistFixtures } from './store-checklist.fixtures';
import { storeChecklistMachine } from './store-checklist.machine';

const meta = preview.meta({
  title: 'Machines/Store checklist',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole machine={storeChecklistMachine} fixtures={storeChecklistFixtures} />
  ),
});

export const Console = meta.story();
