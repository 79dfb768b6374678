import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { reviewReplyFixtures, withoutStorage } from './review-reply.fixtures';

const meta = preview.meta({
  title: 'Machines/Review reply',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={withoutStorage} fixtures={reviewReplyFixtures} />,
});

export const Console = meta.story();
