import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { paymentSetupFixtures } from './payment-setup.fixtures';
import { paymentSetupMachine } from './payment-setup.machine';

const meta = preview.meta({
  title: 'Machines/Payment setup',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={paymentSetupMachine} fixtures={paymentSetupFixtures} />,
});

export const Console = meta.story();
