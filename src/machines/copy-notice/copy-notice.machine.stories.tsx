import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { copyNoticeFixtures } from './copy-notice.fixtures';
import { copyNoticeMachine } from './copy-notice.machine';

const meta = preview.meta({
  title: 'Machines/Copy notice',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={copyNoticeMachine} fixtures={copyNoticeFixtures} />,
});

export const Console = meta.story();
