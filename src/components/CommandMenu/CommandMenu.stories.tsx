import { FileText, Settings } from 'lucide-react';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Button } from '#components/Button/Button';
import { CommandMenu, type CommandMenuProps } from './CommandMenu';
import {
  hideCommandMenuFrame,
  isCommandMenuFrameShown,
  showCommandMenuFrame,
  wasCommandMenuFrameDismissed,
} from './command-menu-frame';

const args: CommandMenuProps = {
  label: 'Search',
  placeholder: 'Search pages and settings...',
  isOpen: true,
  onOpenChange: fn(),
  query: '',
  onQueryChange: fn(),
  sections: [
    {
      title: 'Pages',
      items: [
        {
          id: 'features',
          label: 'Features',
          detail: 'Everything the bot does',
          icon: <FileText />,
        },
        { id: 'docs', label: 'Documentation', icon: <FileText /> },
      ],
    },
    {
      title: 'Settings',
      items: [
        {
          id: 'points',
          label:
            'A label that goes on and on until there is no room left for what stands beside it',
          detail: 'Points',
          icon: <Settings />,
        },
      ],
    },
  ],
  onPick: fn(),
  empty: 'Nothing found',
  status: '3 results',
};

const meta = preview.meta({
  title: 'Components/Command menu',
  component: CommandMenu,
  args,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  render: (props) => <Typed {...props} />,
});

export const Offering = meta.story();
export const NothingFound = meta.story({ args: { query: 'zebra', sections: [], status: '' } });
export const WithANote = meta.story({ args: { note: 'Loading your servers...' } });

export const ChosenByKeyboard = meta.story({
  play: async ({ args: props, userEvent, step }) => {
    const input = await screen.findByRole('textbox', { name: 'Search' });
    await waitFor(() => expect(input).toHaveFocus());
    await step(
      'moves through the list with the arrow keys while focus stays in the input',
      async () => {
        await userEvent.keyboard('{ArrowDown}{ArrowDown}');
        const docs = screen.getByRole('menuitem', { name: /^Documentation/ });
        await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', docs.id));
        await expect(input).toHaveFocus();
      },
    );
    await userEvent.keyboard('{Enter}');
    await expect(props.onPick).toHaveBeenCalledWith('docs');
  },
});

export const FirstHitIsAtHand = meta.story({
  play: async ({ args: props, userEvent }) => {
    const input = await screen.findByRole('textbox', { name: 'Search' });
    await userEvent.type(input, 'fea');
    await expect(props.onQueryChange).toHaveBeenLastCalledWith('fea');
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await expect(props.onPick).toHaveBeenCalledWith('features');
  },
});

export const ClosedByEscape = meta.story({
  play: async ({ args: props, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Search' }), 'fea');
    await userEvent.keyboard('{Escape}');
    await expect(props.onOpenChange).toHaveBeenCalledWith(false);
  },
});

const frame = {
  label: 'Search',
  placeholder: 'Search pages and settings...',
  status: 'Loading',
};

function Framed() {
  useEffect(() => {
    showCommandMenuFrame(frame);
    return hideCommandMenuFrame;
  }, []);
  return null;
}

export const Frame = meta.story({
  render: () => <Framed />,
  play: async ({ userEvent }) => {
    const input = await screen.findByRole('textbox', { name: 'Search' });
    await expect(input).toHaveFocus();
    await expect(screen.getByRole('status')).toHaveTextContent('Loading');
    await userEvent.keyboard('poi');
    await expect(input).toHaveValue('poi');
  },
});

function Late(props: CommandMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = () => setIsOpen(true);
    addEventListener('menu loaded', open);
    return () => removeEventListener('menu loaded', open);
  }, []);
  return (
    <>
      <Button onPress={() => showCommandMenuFrame(frame)}>Search everything</Button>
      <Typed {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

const menuLoads = () => dispatchEvent(new Event('menu loaded'));

export const GoesOnFromItsFrame = meta.story({
  render: (props) => <Late {...props} />,
  play: async ({ canvas, args: props, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Search everything' });
    button.focus();
    button.click();
    await step('shows and focuses the frame in the task of the press', async () => {
      await expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
      await expect(isCommandMenuFrameShown()).toBe(true);
    });
    await step('keeps text typed before the menu opened', async () => {
      await userEvent.keyboard('fea');
      menuLoads();
      const hit = await screen.findByRole('menuitem', { name: /^Features/ });
      await expect(isCommandMenuFrameShown()).toBe(false);
      await expect(screen.getAllByRole('dialog')).toHaveLength(1);
      const input = screen.getByRole('textbox', { name: 'Search' });
      await expect(input).toHaveFocus();
      await expect(input).toHaveValue('fea');
      await expect(screen.queryByRole('menuitem', { name: /^Documentation/ })).toBeNull();
      await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', hit.id));
    });
    await step('continues typing', async () => {
      await userEvent.keyboard('t');
      await expect(props.onQueryChange).toHaveBeenLastCalledWith('feat');
    });
    await step('returns focus to the pressed button', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
});

export const FrameClosedByEscape = meta.story({
  render: (props) => <Late {...props} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Search everything' });
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();
    await expect(wasCommandMenuFrameDismissed()).toBe(true);
  },
});

function Typed(props: CommandMenuProps) {
  const [query, setQuery] = useState(props.query);
  const sections = props.sections
    .map(({ title, items }) => ({
      title,
      items: items.filter(({ label }) => label.toLowerCase().includes(query)),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <CommandMenu
      {...props}
      sections={sections}
      query={query}
      onQueryChange={(typed) => {
        setQuery(typed);
        props.onQueryChange(typed);
      }}
    />
  );
}
