import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { sessionFixtures } from './session.fixtures';
import { sessionMachine } from './session.machine';

const meta = preview.meta({
  title: 'Machines/Session',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole
      machine={sessionMachine}
      fixtures={sessionFixtures}
      starts={{
        'Start over': sessionFixtures.input,
        'Start on a public page': sessionFixtures.input,
        'Start with “Resync Discord”': sessionFixtures.input,
      }}
    />
  ),
});

export const Console = meta.story();
