import { FileText, Settings } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CommandMenu, type CommandMenuProps } from './CommandMenu';

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
    await step('the arrows go through the list while the keyboard stays in the text', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      const docs = screen.getByRole('menuitem', { name: /^Documentation/ });
      await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', docs.id));
      await expect(input).toHaveFocus();
    });
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
