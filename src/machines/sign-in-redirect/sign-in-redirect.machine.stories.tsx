import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { signInRedirectFixtures } from './sign-in-redirect.fixtures';
import { signInRedirectMachine } from './sign-in-redirect.machine';

const meta = preview.meta({
  title: 'Machines/Sign-in redirect',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole
      machine={signInRedirectMachine}
      fixtures={signInRedirectFixtures}
      starts={{ 'Start over': undefined, 'Start in the marketplace': undefined }}
    />
  ),
});

export const Console = meta.story();
