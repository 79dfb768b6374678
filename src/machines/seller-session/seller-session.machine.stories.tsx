import { NEW_STORE } from '#domain/marketplace/seller-place';
import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { ofCards, sellerSessionFixtures } from './seller-session.fixtures';
import { sellerSessionMachine } from './seller-session.machine';

const meta = preview.meta({
  title: 'Machines/Seller session',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole
      machine={sellerSessionMachine}
      fixtures={sellerSessionFixtures}
      starts={{
        'Start over': ofCards,
        'Start signed out': { ...ofCards, viewer: null },
        'Start with a new store': { ...ofCards, businessId: NEW_STORE, section: 'setup' },
      }}
    />
  ),
});

export const Console = meta.story();
