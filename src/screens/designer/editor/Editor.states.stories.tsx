import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { embedEditorMessages } from '#content/messages/designer/embed-editor';
import { messageProblemText } from '#content/messages/designer/embeds';
import {
  EditorStory,
  embedOf,
  type EditorPicture,
  fieldOf,
  fullEmbed,
  messageWith,
} from './editor-story.fixture';

/** One story for each state of the editor. */
const meta = preview.meta({
  title: 'Screens/Embeds/Editor',
  component: EditorStory,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
});

const still = (picture: EditorPicture) => ({ render: () => <EditorStory {...picture} /> });
const tab = (name: string) => screen.getByRole('tab', { name });
const editing = { message: 'editing' } as const;

export const JustOpened = meta.story({
  ...still({}),
  play: async () => {
    const tabs = within(screen.getByRole('tablist', { name: 'Embed editor' })).getAllByRole('tab');
    await expect(tabs.map((each) => each.textContent)).toEqual([
      'General',
      'Author',
      'Media',
      'Fields',
    ]);
    await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('New Embed');
    await expect(screen.getByRole('textbox', { name: 'Color' })).toHaveValue('#5865f2');
    await expect(screen.getByRole('textbox', { name: 'Content' })).toHaveValue('');
    await expect(screen.queryByRole('textbox', { name: 'Username' })).toBeNull();
  },
});

export const InLight = meta.story({ ...still({}), globals: { theme: 'light' } });

export const Author = meta.story({
  ...still({ message: messageWith({ embeds: [fullEmbed()] }), at: editing }),
  play: async ({ userEvent }) => {
    await userEvent.click(tab('Author'));
    await expect(screen.getByRole('textbox', { name: 'Author name' })).toHaveValue('Mira Raman');
  },
});

export const Media = meta.story({
  ...still({ message: messageWith({ embeds: [fullEmbed()] }), at: editing }),
  play: async ({ userEvent }) => {
    await userEvent.click(tab('Media'));
    await expect(screen.getByRole('textbox', { name: 'Image URL' })).toHaveValue(
      'https://grouped.example/image.png',
    );
  },
});

export const NoFields = meta.story({
  ...still({}),
  play: async ({ userEvent }) => {
    await userEvent.click(tab('Fields'));
    await waitFor(() => expect(screen.getByText(embedEditorMessages.noFields)).toBeVisible());
  },
});

export const Fields = meta.story({
  ...still({
    message: messageWith({
      embeds: [
        embedOf({
          fields: [
            fieldOf({ name: 'Size 42', value: '3 pairs left', inline: true }),
            fieldOf({ name: 'Size 43', value: 'Sold out', inline: true }),
            fieldOf({
              name: 'Shipping',
              value: 'Two days in the EU.\nA week elsewhere.\nTracked all the way.',
            }),
          ],
        }),
      ],
    }),
    at: editing,
  }),
  play: async ({ userEvent }) => {
    await userEvent.click(tab('Fields'));
    const panel = within(screen.getByRole('tabpanel'));
    await expect(await panel.findAllByRole('listitem')).toHaveLength(3);
  },
});

export const TwentyFiveFields = meta.story({
  ...still({ message: messageWith({ embeds: [fullEmbed()] }), at: editing }),
  play: async ({ userEvent }) => {
    await userEvent.click(tab('Fields'));
    await expect(await screen.findByRole('button', { name: 'Add Field' })).toBeDisabled();
    await expect(screen.getByText(embedEditorMessages.mostFields)).toBeVisible();
  },
});

export const TenEmbeds = meta.story({
  ...still({
    message: messageWith({
      embeds: [
        fullEmbed(),
        embedOf({ title: '', color: '' }),
        embedOf({ title: 'A title far too long to stand in a small place', color: '#e67e22' }),
        ...Array.from({ length: 7 }, (_, place) =>
          embedOf({ title: `Part ${place + 4}`, color: '#3498db' }),
        ),
      ],
    }),
    at: editing,
  }),
  play: async () => {
    const outline = within(screen.getByRole('navigation', { name: 'Outline' }));
    const chips = outline.getAllByRole('button', { description: embedEditorMessages.reorderHelp });
    await expect(outline.getAllByRole('button', { name: /^Size/ })).toHaveLength(25);
    await expect(chips).toHaveLength(10);
    await expect(chips[0]).toHaveAttribute('aria-current', 'true');
    await expect(screen.getByRole('button', { name: 'Add Embed' })).toBeDisabled();
  },
});

export const SenderUnfolded = meta.story({
  ...still({
    message: messageWith({ content: '@everyone the restock is on', username: 'Restock bot' }),
    at: editing,
  }),
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('textbox', { name: 'Content' })).toHaveValue(
      '@everyone the restock is on',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sender and thread' }));
    await expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('Restock bot');
  },
});

export const OverLimits = meta.story({
  ...still({
    message: messageWith({
      embeds: [
        embedOf({
          title: 'x'.repeat(260),
          description: 'Word '.repeat(800).trim(),
          url: 'javascript:alert(1)',
          color: 'violet',
          timestamp: 'soon',
          footer: { text: 'x'.repeat(2049), icon_url: 'icon.png' },
        }),
      ],
    }),
    at: editing,
  }),
  play: async () => {
    const title = screen.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveAccessibleDescription(
      messageProblemText({ kind: 'tooLong', limit: 256, count: 260 }),
    );
    await expect(screen.getByText('260 / 256')).toBeVisible();
    await expect(screen.getByText('3,999 / 4,096')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Description' })).toBeValid();
    for (const [name, problem] of [
      ['URL', { kind: 'wrongScheme', scheme: 'javascript' }],
      ['Color', { kind: 'notAColor' }],
      ['Footer icon URL', { kind: 'notAUrl' }],
    ] as const) {
      await expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription(
        messageProblemText(problem),
      );
    }
    await expect(screen.getByLabelText('Timestamp')).toHaveAccessibleDescription(
      messageProblemText({ kind: 'notATimestamp' }),
    );
  },
});

export const Recovered = meta.story({
  ...still({ message: messageWith({ embeds: [fullEmbed()] }), at: { message: 'recovered' } }),
  play: async () => {
    await expect(screen.getByText(embedEditorMessages.notices.recovered)).toBeVisible();
  },
});

export const ChangedElsewhere = meta.story(
  still({
    message: messageWith({ embeds: [fullEmbed()] }),
    at: { message: 'editing', elsewhere: 'changed' },
  }),
);

export const StorageFull = meta.story({
  ...still({
    message: messageWith({ embeds: [fullEmbed()] }),
    at: { message: 'editing', saving: 'full' },
  }),
  play: async () => {
    await expect(screen.getByText(embedEditorMessages.keeping.full)).toBeVisible();
    await expect(screen.getByText(embedEditorMessages.notices.full)).toBeVisible();
  },
});

export const EveryNotice = meta.story({
  ...still({
    message: messageWith({ embeds: [fullEmbed()] }),
    at: { message: 'recovered', saving: 'full', elsewhere: 'changed' },
  }),
  globals: { theme: 'light' },
});
