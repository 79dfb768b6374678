import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { configSaveFixtures } from './config-save.fixtures';
import { configSaveMachine } from './config-save.machine';

const meta = preview.meta({
  title: 'Machines/Config save',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={configSaveMachine} fixtures={configSaveFixtures} />,
});

export const Console = meta.story();

/** A guard that throws for a typed payload is noted in the history. */
export const GuardThrows = meta.story({
  play: async ({ canvas }) => {
    const [edit] = canvas.getAllByRole('button', { name: /^Edit the payload of save/ });
    if (!edit) throw new Error('No editor');
    await userEvent.click(edit);
    const field = canvas.getByRole('textbox', { name: 'Payload of save, as JSON' });
    await userEvent.clear(field);
    await userEvent.paste('{}');
    await expect(field).toHaveAccessibleDescription(/^The field “\w+” is missing\.$/);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Send illegal events' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const steps = canvas.getByRole('list', { name: 'Steps' });
    await waitFor(() => expect(steps).toHaveTextContent(/The guard “changesSomething” threw/));
  },
});
