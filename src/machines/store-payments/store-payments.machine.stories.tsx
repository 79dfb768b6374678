import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storePaymentsFixtures } from './store-payments.fixtures';
import { storePaymentsMachine } from './store-payments.machine';

const meta = preview.meta({
  title: 'Machines/Store payments',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={storePaymentsMachine} fixtures={storePaymentsFixtures} />,
});

export const Console = meta.story();
