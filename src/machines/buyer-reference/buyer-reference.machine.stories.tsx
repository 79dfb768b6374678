import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { buyerReferenceFixtures } from './buyer-reference.fixtures';
import { buyerReferenceMachine } from './buyer-reference.machine';

const meta = preview.meta({
  title: 'Machines/Buyer reference',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole machine={buyerReferenceMachine} fixtures={buyerReferenceFixtures} />
  ),
});

export const Console = meta.story();
