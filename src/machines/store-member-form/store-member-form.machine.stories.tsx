import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storeMemberFormFixtures } from './store-member-form.fixtures';
import { storeMemberFormMachine } from './store-member-form.machine';

const meta = preview.meta({
  title: 'Machines/Store member form',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole machine={storeMemberFormMachine} fixtures={storeMemberFormFixtures} />
  ),
});

export const Console = meta.story();
