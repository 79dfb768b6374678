import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Button } from '#components/Button/Button';
import { TextField } from '#components/TextField/TextField';
import { Dialog, type DialogProps } from './Dialog';

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    title: 'Add Server',
    description: 'Choose a server you administer.',
    isOpen: true,
    onOpenChange: fn(),
    children: <p>Servers that already have the bot are not listed.</p>,
  },
  // An open dialog covers its window. On the docs page, each dialog therefore gets a separate frame.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
});

function WithOpener({ isOpen: isOpenAtFirst, onOpenChange, ...dialog }: DialogProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const change = (next: boolean) => {
    onOpenChange(next);
    setOpen(next);
  };
  return (
    <>
      <Button tone="plain" onPress={() => change(true)}>
        Open
      </Button>
      <Dialog {...dialog} isOpen={isOpen} onOpenChange={change} />
    </>
  );
}

const form = {
  title: 'Sign In',
  description: undefined,
  children: (
    <>
      <TextField label="Email" type="email" />
      <TextField label="Password" type="password" />
    </>
  ),
  footer: ({ close }: { close: () => void }) => (
    <>
      <Button tone="plain" onPress={close}>
        Cancel
      </Button>
      <Button>Sign In</Button>
    </>
  ),
};

export const Small = meta.story({ args: { size: 'small', ...form } });
export const Normal = meta.story({
  args: form,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Sign In' });
    // The dialog must not contain a `header` or `footer` element, because both would be landmarks. While the dialog
    // closes, the page would then have two banners.
    await expect(dialog.querySelector('header, footer')).toBeNull();
  },
});
export const Wide = meta.story({ args: { size: 'wide', ...form } });

export const Alert = meta.story({
  args: {
    alert: true,
    size: 'small',
    title: 'Discard 3 changes?',
    description: 'What you typed since the last save is lost.',
    children: undefined,
    footer: ({ close }) => (
      <>
        <Button tone="plain" onPress={close}>
          Keep editing
        </Button>
        <Button tone="danger" onPress={close}>
          Discard
        </Button>
      </>
    ),
  },
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard 3 changes?' });
    await expect(dialog).toHaveAccessibleDescription('What you typed since the last save is lost.');

    await step('stays open on a press outside', async () => {
      await userEvent.click(document.body);
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('closes through a footer function', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    });
  },
});

export const LongContent = meta.story({
  args: {
    ...form,
    title: 'A title so long that it does not fit into one line, neither on a desk nor on a phone',
    children: Array.from({ length: 30 }, (_, index) => (
      <TextField key={index} label={`Field ${index + 1}`} />
    )),
  },
});

export const HoldsFocus = meta.story({
  args: { ...form, isOpen: false },
  render: (args) => <WithOpener {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Sign In' });
    await waitFor(() => expect(dialog).toHaveFocus());

    await step('traps Tab inside', async () => {
      const stops = [];
      for (let presses = 0; presses < 6; presses += 1) {
        await userEvent.tab();
        stops.push(
          document.activeElement?.getAttribute('aria-label') ??
            document.activeElement?.getAttribute('type') ??
            document.activeElement?.textContent,
        );
      }
      await expect(stops).toEqual(['Close', 'email', 'password', 'button', 'button', 'Close']);
    });
    await step('closes with Escape and restores focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
});

export const ClosedFromOutside = meta.story({
  render: (args) => <WithOpener {...args} />,
  play: async ({ args, userEvent, step }) => {
    await screen.findByRole('dialog', { name: 'Add Server' });
    await step('closes with a press on the scrim', async () => {
      await userEvent.click(document.body);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('closes with Close', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

/** A component that opens the dialog, and that resets its own state when the dialog closes. */
function Resetting() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog
      title={isOpen ? 'Add Server' : ''}
      description={isOpen && 'Choose a server you administer.'}
      isOpen={isOpen}
      onOpenChange={setOpen}
      footer={isOpen && <Button>Add</Button>}
    >
      {isOpen && <TextField label="Name" />}
    </Dialog>
  );
}

export const KeepsContentWhileClosing = meta.story({
  render: () => <Resetting />,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Add Server' });
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(dialog, { childList: true, characterData: true, subtree: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    observer.disconnect();
    await expect(changes).toEqual([]);
  },
});
