import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { shareOpenFixtures } from './share-open.fixtures';
import { shareOpenMachine } from './share-open.machine';

const meta = preview.meta({
  title: 'Machines/Share open',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole
      machine={shareOpenMachine}
      fixtures={shareOpenFixtures}
      starts={{ 'Start over': shareOpenFixtures.input, 'Start without a link': { share: null } }}
    />
  ),
});

export const Console = meta.story();
