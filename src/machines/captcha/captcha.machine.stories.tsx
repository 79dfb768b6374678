import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { captchaFixtures } from './captcha.fixtures';
import { captchaMachine } from './captcha.machine';

const meta = preview.meta({
  title: 'Machines/Captcha',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={captchaMachine} fixtures={captchaFixtures} />,
});

export const Console = meta.story();
