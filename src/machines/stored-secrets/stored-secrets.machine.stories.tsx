import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storedSecretsFixtures } from './stored-secrets.fixtures';
import { storedSecretsMachine } from './stored-secrets.machine';

const meta = preview.meta({
  title: 'Machines/Stored secrets',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={storedSecretsMachine} fixtures={storedSecretsFixtures} />,
});

export const Console = meta.story();
