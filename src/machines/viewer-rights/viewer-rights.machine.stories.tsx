import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { viewerRightsFixtures } from './viewer-rights.fixtures';
import { viewerRightsMachine } from './viewer-rights.machine';

const meta = preview.meta({
  title: 'Machines/Viewer rights',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={viewerRightsMachine} fixtures={viewerRightsFixtures} />,
});

export const Console = meta.story();
