import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { embedEditorMessages } from '#content/messages/designer/embed-editor';
import { textToolMessages } from '#content/messages/designer/text-tools';
import { channelId, roleId } from '#mocks/dashboard/guild';
import { guild } from '../../dashboard/settings/fields/guild.fixture';
import { DraftText } from '../editor/DraftText';
import { DraftToolbar } from '../editor/DraftToolbar';
import { DraftStory, embedOf, fieldOf, messageWith } from '../editor/editor-story.fixture';
import { FieldsTab } from '../editor/FieldsTab';
import { ServerResourcesContext } from '../preview/mentions';

const meta = preview.meta({ title: 'Screens/Embeds/Format' });

const described = (description: string) => messageWith({ embeds: [embedOf({ description })] });

function Description({ text, width }: { text: string; width?: string }) {
  return (
    <DraftStory message={described(text)}>
      <div style={{ maxInlineSize: width, display: 'grid', gap: '16px' }}>
        <DraftToolbar />
        <DraftText path="embeds.0.description" label="Description" rows={5} context="description" />
      </div>
    </DraftStory>
  );
}

const textbox = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
const toolbar = () => screen.findByRole('toolbar', { name: 'Format Description' });
const tool = (name: string) => screen.getByRole('button', { name });
const selected = () => {
  const { value, selectionStart, selectionEnd } = textbox();
  return value.slice(selectionStart, selectionEnd);
};
const select = (words: string) => {
  const at = textbox().value.indexOf(words);
  textbox().focus();
  textbox().setSelectionRange(at, at + words.length);
};

export const Quiet = meta.story({
  render: () => <Description text="Drops at **20:00**, every Friday." />,
  play: async () => {
    await toolbar();
  },
});

export const Pressed = meta.story({
  render: () => <Description text="Drops at noon" />,
  play: async ({ userEvent, step }) => {
    await toolbar();
    await step('marks the selection and returns the focus to the text', async () => {
      select('noon');
      await userEvent.click(tool('Bold'));
      await expect(textbox()).toHaveValue('Drops at **noon**');
      await expect(textbox()).toHaveFocus();
      await expect(selected()).toBe('noon');
    });
    await step('a second press removes the mark', async () => {
      await userEvent.click(tool('Bold'));
      await expect(textbox()).toHaveValue('Drops at noon');
      await expect(selected()).toBe('noon');
    });
    await step('each press is one step of undo', async () => {
      await userEvent.click(tool('Italic'));
      await userEvent.click(tool('Spoiler'));
      await expect(textbox()).toHaveValue('Drops at *||noon||*');
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(textbox()).toHaveValue('Drops at *noon*'));
      await waitFor(() =>
        expect(screen.getByText(embedEditorMessages.said.undone('format'))).toBeInTheDocument(),
      );
      await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
      await waitFor(() => expect(textbox()).toHaveValue('Drops at *||noon||*'));
    });
    await step('typing after a press is a step of its own', async () => {
      textbox().setSelectionRange(textbox().value.length, textbox().value.length);
      await userEvent.type(textbox(), '!');
      await userEvent.click(tool('Quote'));
      await expect(textbox()).toHaveValue('> Drops at *||noon||*!');
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(textbox()).toHaveValue('Drops at *||noon||*!'));
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(textbox()).toHaveValue('Drops at *||noon||*'));
    });
  },
});

export const Shortcuts = meta.story({
  render: () => <Description text="Drops at noon" />,
  play: async ({ userEvent, step }) => {
    await toolbar();
    const after = async (keys: string, text: string) => {
      select('noon');
      await userEvent.keyboard(keys);
      await expect(textbox()).toHaveValue(text);
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(textbox()).toHaveValue('Drops at noon'));
    };
    await step('Ctrl or Cmd with a letter', async () => {
      await after('{Control>}b{/Control}', 'Drops at **noon**');
      await after('{Meta>}i{/Meta}', 'Drops at *noon*');
      await after('{Control>}u{/Control}', 'Drops at __noon__');
      await after('{Control>}{Shift>}X{/Shift}{/Control}', 'Drops at ~~noon~~');
      await after('{Control>}e{/Control}', 'Drops at `noon`');
      await after('{Control>}k{/Control}', 'Drops at [noon](https://)');
    });
    await step('the tools name their shortcuts', async () => {
      await expect(tool('Bold')).toHaveAttribute('aria-keyshortcuts', 'Control+B Meta+B');
      await expect(tool('Quote')).not.toHaveAttribute('aria-keyshortcuts');
    });
  },
});

export const WithKeyboard = meta.story({
  render: () => <Description text="Drops at noon" />,
  play: async ({ userEvent, step }) => {
    await toolbar();
    await step('the toolbar is one tab stop after the text', async () => {
      select('noon');
      await userEvent.tab();
      await expect(tool('Bold')).toHaveFocus();
    });
    await step('the arrow keys move between the tools', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(tool('Italic')).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(tool('Quote')).toHaveFocus();
      await userEvent.keyboard('{Home}{ArrowRight}');
    });
    await step('Enter formats the text, and Tab returns to the same tool', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(textbox()).toHaveValue('Drops at *noon*');
      await expect(textbox()).toHaveFocus();
      await userEvent.tab();
      await expect(tool('Italic')).toHaveFocus();
      await userEvent.tab();
      await expect(await toolbar()).not.toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      );
    });
  },
});

export const Narrow = meta.story({
  render: () => <Description text="Drops at noon" width="16rem" />,
  play: async ({ userEvent, step }) => {
    const bar = within(await toolbar());
    const more = bar.getByRole('button', { name: textToolMessages.more });
    const isShown = (name: string) =>
      tool(name).getBoundingClientRect().bottom <= more.getBoundingClientRect().bottom;
    await step('shows one line of tools', async () => {
      await expect(more).toHaveAttribute('aria-expanded', 'false');
      await expect(isShown('Quote')).toBe(false);
    });
    await step('opens the other lines', async () => {
      const before = textbox().closest('div')?.getBoundingClientRect().height;
      await userEvent.click(more);
      await expect(more).toHaveAttribute('aria-expanded', 'true');
      await expect(textbox().closest('div')?.getBoundingClientRect().height).not.toBe(before);
      await userEvent.click(more);
    });
    await step('a tool of a closed line opens it when it gets the focus', async () => {
      tool('Bold').focus();
      await userEvent.keyboard('{End}{ArrowLeft}');
      await expect(tool('Quote')).toHaveFocus();
      await expect(more).toHaveAttribute('aria-expanded', 'true');
    });
  },
});

export const FieldValue = meta.story({
  render: () => (
    <DraftStory message={messageWith({ embeds: [embedOf({ fields: [fieldOf()] })] })}>
      <FieldsTab embed={0} />
    </DraftStory>
  ),
  play: async () => {
    const bar = within(await screen.findByRole('toolbar', { name: 'Format Value' }));
    await expect(bar.getByRole('button', { name: 'Bulleted list' })).toBeVisible();
    await expect(bar.queryByRole('button', { name: 'Heading' })).toBeNull();
  },
});

/**
 * Presses a button that opens a lazy picker, with a native press. Storybook's `userEvent` would wrap the press in
 * React's `act`, which may lose the suspended update.
 */
async function openPicker(name: string) {
  await toolbar();
  tool(name).focus();
  tool(name).click();
  return within(await screen.findByRole('dialog', { name }));
}

const loadPickers = () =>
  Promise.all([
    import('./MentionPicker'),
    import('./EmojiPicker'),
    import('./TimePicker'),
    import('../preview/emoji'),
  ]);

const caretAtEnd = () => {
  const { length } = textbox().value;
  textbox().setSelectionRange(length, length);
};

const { mention, names, emoji: emojiTexts } = textToolMessages;

export const MentionInserted = meta.story({
  beforeEach: async () => void (await loadPickers()),
  render: () => <Description text="Ask " />,
  play: async ({ userEvent, step }) => {
    await toolbar();
    caretAtEnd();
    const picker = await openPicker(names.mention);
    await step('says where to find an id, and that embeds ping no one', async () => {
      await expect(picker.getByRole('textbox', { name: 'User ID' })).toHaveAccessibleDescription(
        `${mention.idHelp.user} ${mention.developerMode} ${mention.quiet}`,
      );
    });
    await step('refuses what is not an id', async () => {
      await userEvent.click(picker.getByText('Role', { exact: true }));
      const id = picker.getByRole('textbox', { name: 'Role ID' });
      await userEvent.type(id, '1{Enter}');
      await expect(id).toBeInvalid();
      await userEvent.clear(id);
      await userEvent.paste('845201933120405504');
      await userEvent.keyboard('{Enter}');
    });
    await step('inserts the mention at the caret and returns to the text', async () => {
      await waitFor(() => expect(textbox()).toHaveValue('Ask <@&845201933120405504>'));
      await waitFor(() => expect(textbox()).toHaveFocus());
      await expect(textbox().selectionStart).toBe(textbox().value.length);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(textbox()).toHaveFocus();
    });
    await step('is one step of undo', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(textbox()).toHaveValue('Ask '));
    });
  },
});

export const MentionOpened = meta.story({
  beforeEach: async () => void (await loadPickers()),
  render: () => <Description text="Ask " />,
  play: async () => void (await openPicker(names.mention)),
});

/** Returns a story in which the roles and channels of the chosen server are known by name. */
const namedStory = () => ({
  beforeEach: async () => void (await loadPickers()),
  render: () => (
    <ServerResourcesContext value={guild}>
      <Description text="Ask " />
    </ServerResourcesContext>
  ),
});

export const MentionByName = meta.story({
  ...namedStory(),
  play: async ({ userEvent, step }) => {
    await toolbar();
    caretAtEnd();
    const picker = await openPicker(names.mention);
    await step('lists the roles, without one for everyone', async () => {
      await expect(picker.getByRole('textbox', { name: 'Role' })).toHaveFocus();
      await expect(picker.getByRole('option', { name: 'Owner' })).toBeVisible();
      await expect(picker.queryByRole('option', { name: '@everyone' })).toBeNull();
    });
    await step('Enter inserts the first one that is found', async () => {
      await userEvent.keyboard('mod');
      await waitFor(() => expect(picker.getAllByRole('option')).toHaveLength(2));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(textbox()).toHaveValue(`Ask <@&${roleId('Moderator')}>`));
      await waitFor(() => expect(textbox()).toHaveFocus());
    });
    await step('a press inserts a channel', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const again = await openPicker(names.mention);
      await userEvent.click(again.getByText('Channel', { exact: true }));
      await userEvent.click(again.getByRole('textbox', { name: 'Channel' }));
      await userEvent.paste('nothing like it');
      await waitFor(() => expect(again.getByText(mention.none.channel)).toBeVisible());
      await userEvent.clear(again.getByRole('textbox', { name: 'Channel' }));
      await userEvent.click(await again.findByRole('option', { name: /^rules/ }));
      await waitFor(() => expect(textbox().value).toContain(`<#${channelId('rules')}>`));
    });
    await step('an id that the server does not have can be pasted', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const again = await openPicker(names.mention);
      await waitFor(() => expect(again.getByRole('textbox', { name: 'Role' })).toHaveFocus());
      await userEvent.paste('<@&845201933120409999>');
      await userEvent.click(await again.findByRole('option', { name: '845201933120409999' }));
      await waitFor(() => expect(textbox().value).toContain('<@&845201933120409999>'));
    });
  },
});

export const MentionByNameOpened = meta.story({
  ...namedStory(),
  play: async () => void (await openPicker(names.mention)),
});

export const EmojiInserted = meta.story({
  beforeEach: async () => void (await loadPickers()),
  render: () => <Description text="Hot " />,
  play: async ({ userEvent, step }) => {
    await toolbar();
    caretAtEnd();
    const picker = await openPicker(names.emoji);
    await step('finds emoji by name', async () => {
      await expect(picker.getByRole('option', { name: 'tada' })).toBeVisible();
      await userEvent.click(picker.getByRole('textbox', { name: 'Emoji' }));
      await userEvent.paste('no such emoji');
      await waitFor(() => expect(picker.getByText(emojiTexts.none)).toBeVisible());
      await userEvent.clear(picker.getByRole('textbox', { name: 'Emoji' }));
      await userEvent.keyboard('fire');
      await waitFor(() => expect(picker.getAllByRole('option')[0]).toHaveAccessibleName('fire'));
    });
    await step('Enter chooses the first one', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(textbox()).toHaveValue('Hot 🔥'));
      await waitFor(() => expect(textbox()).toHaveFocus());
    });
  },
});

export const EmojiOpened = meta.story({
  beforeEach: async () => void (await loadPickers()),
  render: () => <Description text="Hot " />,
  play: async () => void (await openPicker(names.emoji)),
});

export const TimeInserted = meta.story({
  beforeEach: async () => void (await loadPickers()),
  render: () => <Description text="Drops " />,
  play: async ({ userEvent, step }) => {
    await toolbar();
    caretAtEnd();
    const picker = await openPicker(names.time);
    await step('shows each style with the chosen time', async () => {
      await userEvent.click(picker.getByRole('button', { name: /Shown as/ }));
      const list = within(await screen.findByRole('listbox'));
      await expect(list.getAllByRole('option')).toHaveLength(9);
      const [last] = list.getAllByRole('option').slice(-1);
      if (last) await userEvent.click(last);
    });
    await step('inserts the markup of the time', async () => {
      await userEvent.click(await picker.findByRole('button', { name: 'Insert' }));
      await waitFor(() => expect(textbox().value).toMatch(/^Drops <t:\d{10}:R>$/));
      await waitFor(() => expect(textbox()).toHaveFocus());
    });
  },
});

export const TimeOpened = meta.story({
  beforeEach: async () => void (await loadPickers()),
  render: () => <Description text="Drops " />,
  play: async () => void (await openPicker(names.time)),
});

export const PickerDismissed = meta.story({
  beforeEach: async () => void (await loadPickers()),
  render: () => <Description text="Hot " />,
  play: async ({ userEvent }) => {
    await openPicker(names.mention);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(textbox()).toHaveValue('Hot ');
    await waitFor(() => expect(tool(names.mention)).toHaveFocus());
  },
});
