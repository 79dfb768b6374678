import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { signInDialogFixtures } from './sign-in-dialog.fixtures';
import { signInDialogMachine } from './sign-in-dialog.machine';

const meta = preview.meta({
  title: 'Machines/Sign-in dialog',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={signInDialogMachine} fixtures={signInDialogFixtures} />,
});

export const Console = meta.story();
