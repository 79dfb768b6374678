import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { membershipDraftFixtures, withoutStorage } from './membership-draft.fixtures';

const meta = preview.meta({
  title: 'Machines/Membership draft',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={withoutStorage} fixtures={membershipDraftFixtures} />,
});

export const Console = meta.story();
