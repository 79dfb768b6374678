import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { sellerAccountFixtures } from './seller-account.fixtures';
import { sellerAccountMachine } from './seller-account.machine';

const meta = preview.meta({
  title: 'Machines/Seller account',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={sellerAccountMachine} fixtures={sellerAccountFixtures} />,
});

export const Console = meta.story();
