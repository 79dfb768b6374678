import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { webhookProfileFixtures } from './webhook-profile.fixtures';
import { webhookProfileMachine } from './webhook-profile.machine';

const meta = preview.meta({
  title: 'Machines/Webhook profile',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole machine={webhookProfileMachine} fixtures={webhookProfileFixtures} />
  ),
});

export const Console = meta.story();
