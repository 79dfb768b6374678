import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { reviewEditFixtures, withoutStorage } from './review-edit.fixtures';

const meta = preview.meta({
  title: 'Machines/Review edit',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={withoutStorage} fixtures={reviewEditFixtures} />,
});

export const Console = meta.story();
