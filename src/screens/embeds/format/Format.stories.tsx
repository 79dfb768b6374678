import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { embedEditorMessages } from '#content/messages/embed-editor';
import { textToolMessages } from '#content/messages/text-tools';
import { DraftText } from '../editor/DraftText';
import { DraftToolbar } from '../editor/DraftToolbar';
import { DraftStory, embedOf, messageWith } from '../editor/editor-story.fixture';
import { FieldsTab } from '../editor/FieldsTab';
import { fieldOf } from '../editor/editor-story.fixture';

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
