import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { docsSearchFixtures } from './docs-search.fixtures';
import { docsSearchMachine } from './docs-search.machine';

const meta = preview.meta({
  title: 'Machines/Docs search',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={docsSearchMachine} fixtures={docsSearchFixtures} />,
});

export const Console = meta.story();
