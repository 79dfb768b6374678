import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { teamRosterFixtures } from './team-roster.fixtures';
import { teamRosterMachine } from './team-roster.machine';

const meta = preview.meta({
  title: 'Machines/Team roster',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={teamRosterMachine} fixtures={teamRosterFixtures} />,
});

export const Console = meta.story();
