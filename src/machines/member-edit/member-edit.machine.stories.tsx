import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { withoutStorage, memberEditFixtures } from './member-edit.fixtures';

const meta = preview.meta({
  title: 'Machines/Member edit',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={withoutStorage} fixtures={memberEditFixtures} />,
});

export const Console = meta.story();
