import { Profiler } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { embedEditorMessages } from '#content/messages/designer/embed-editor';
import { messageProblemText } from '#content/messages/designer/embeds';
import type { NamedDraft } from '#domain/message/named-drafts';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { flushPendingText } from '#machines/designer/message-draft/typed-text';
import { ColorText } from './ColorText';
import { DraftText } from './DraftText';
import { DraftToolbar } from './DraftToolbar';
import {
  DraftStory,
  EditorStory,
  embedOf,
  fieldOf,
  fullEmbed,
  messageWith,
  storyTime,
} from './editor-story.fixture';
import { EmbedSwitcher } from './EmbedSwitcher';
import { FieldsTab } from './FieldsTab';
import { useFocusPath } from './EditorView';
import { TimestampField } from './TimestampField';

const meta = preview.meta({
  title: 'Screens/Embeds/Editor/At work',
  component: EditorStory,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
});

const { said, drafts: texts, notices } = embedEditorMessages;
const fields = fullEmbed().fields.slice(0, 3);

const textbox = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tab = (name: string) => screen.getByRole('tab', { name });
const row = (place: number) => within(screen.getByRole('listitem', { name: `Field ${place}` }));
const names = () =>
  screen
    .getAllByRole('textbox', { name: 'Name' })
    .map((input) => (input as HTMLInputElement).value);
const expectAnnouncement = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain(text),
  );

export const KeptPartsRemoved = meta.story({
  render: () => (
    <EditorStory
      at={{ message: 'editing' }}
      message={messageWith({
        allowed_mentions: { parse: [] },
        flags: 4 | 4096,
        tts: true,
        poll: { question: { text: 'When shall we open?' }, answers: [] },
        components: [{ type: 1, components: [] }],
        attachments: [{ id: '500000000000000001', filename: 'prices.png' }],
      })}
    />
  ),
  play: async ({ userEvent, step }) => {
    const list = within(
      await screen.findByRole(
        'list',
        { name: 'Kept from the imported message' },
        { timeout: 5_000 },
      ),
    );
    await step('describes each part', async () => {
      await expect(list.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
        'Allowed mentionsPings no oneRemove',
        'FlagsHides link previews, Sends no notificationRemove',
        'Text to speechRead aloud in the channelRemove',
        'PollWhen shall we open?Remove',
        'Components1 componentRemove',
        'Filesprices.png. They stay on the sent message; a new message will not include them.Remove',
      ]);
    });
    await step('removes a part, which can be undone', async () => {
      await userEvent.click(list.getByRole('button', { name: 'Remove allowed mentions' }));
      await waitFor(() => expect(list.queryByText('Pings no one')).toBeNull());
      await expect(
        screen.getByRole('heading', { name: 'Kept from the imported message' }),
      ).toHaveFocus();
      await userEvent.click(button('Undo'));
      await waitFor(() => expect(list.getByText('Pings no one')).toBeVisible());
    });
  },
});

export const TypingUndoneAndRedone = meta.story({
  render: () => <EditorStory />,
  play: async ({ userEvent, step }) => {
    await step('typing in one text is one step', async () => {
      await userEvent.clear(textbox('Title'));
      await userEvent.type(textbox('Title'), 'Restock');
      await userEvent.type(textbox('Footer text'), 'Tonight');
      await expect(textbox('Title')).toHaveValue('Restock');
    });
    await step('Ctrl+Z undoes changes of the whole message, whatever has the focus', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(textbox('Footer text')).toHaveValue('');
      await expectAnnouncement(said.undone('change'));
      await userEvent.keyboard('{Meta>}z{/Meta}');
      await expect(textbox('Title')).toHaveValue('New Embed');
      await expect(button('Undo')).toBeDisabled();
    });
    await step('Ctrl+Y and Shift+Ctrl+Z redo', async () => {
      await userEvent.keyboard('{Control>}y{/Control}');
      await expect(textbox('Title')).toHaveValue('Restock');
      await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
      await expect(textbox('Footer text')).toHaveValue('Tonight');
      await expectAnnouncement(said.redone('change'));
    });
    await step('an undone change is scrolled into view', async () => {
      await userEvent.click(tab('Media'));
      await userEvent.click(button('Undo'));
      await waitFor(() => expect(textbox('Footer text')).toHaveValue(''));
      await waitFor(() => expect(button('Undo')).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button('Redo')).toHaveFocus());
    });
  },
});

export const MistakesAndCounters = meta.story({
  render: () => (
    <EditorStory message={messageWith({ embeds: [embedOf({ title: 'x'.repeat(229) })] })} />
  ),
  play: async ({ userEvent, step }) => {
    await step('a partial URL is not reported while typing', async () => {
      await userEvent.click(textbox('URL'));
      await userEvent.paste('example.com');
      await expect(textbox('URL')).toBeValid();
      await userEvent.tab();
      await expect(textbox('URL')).toBeInvalid();
      await expect(textbox('URL')).toHaveAccessibleDescription(
        messageProblemText({ kind: 'notAUrl' }),
      );
    });
    await step('a counter is announced once when it is near the limit', async () => {
      await userEvent.type(textbox('Title'), 'y');
      await expect(screen.queryByText('230 / 256')).toBeNull();
      await userEvent.type(textbox('Title'), 'y');
      await waitFor(() => expect(screen.getByText('231 / 256')).toBeVisible());
      await expectAnnouncement(said.nearLimit('Title', 25));
    });
    await step('a color is normalized on blur', async () => {
      await userEvent.clear(textbox('Color'));
      await userEvent.type(textbox('Color'), '0AF');
      await userEvent.tab();
      await expect(textbox('Color')).toHaveValue('#00aaff');
    });
    await step('a button sets the current time', async () => {
      await userEvent.click(button('Set current time'));
      const local = new Date(storyTime - new Date(storyTime).getTimezoneOffset() * 60_000);
      await expect(screen.getByLabelText('Timestamp')).toHaveValue(
        local.toISOString().slice(0, 16),
      );
      await userEvent.click(button('Remove timestamp'));
      await expect(screen.getByLabelText('Timestamp')).toHaveValue('');
    });
  },
});

export const FieldsByKeyboard = meta.story({
  render: () => <EditorStory />,
  play: async ({ userEvent, step }) => {
    await userEvent.click(tab('Fields'));
    await step('a new field has the focus on its name', async () => {
      (await screen.findByRole('button', { name: 'Add Field' })).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(textbox('Name')).toHaveFocus());
      await expect(textbox('Name')).toHaveValue('Field Title');
      await expect(textbox('Value')).toHaveValue('Field Value');
      await expect(screen.getByRole('checkbox', { name: 'Inline' })).not.toBeChecked();
      await userEvent.clear(textbox('Name'));
      await userEvent.keyboard('One');
      await expectAnnouncement(said.fieldAdded(1));
    });
    await step('the space bar toggles inline', async () => {
      screen.getByRole('checkbox', { name: 'Inline' }).focus();
      await userEvent.keyboard(' ');
      await expect(screen.getByRole('checkbox', { name: 'Inline' })).toBeChecked();
    });
    await step('add two more', async () => {
      for (const name of ['Two', 'Three']) {
        await userEvent.click(button('Add Field'));
        await waitFor(() => expect(document.activeElement).toHaveValue('Field Title'));
        await userEvent.clear(document.activeElement as HTMLInputElement);
        await userEvent.keyboard(name);
      }
      await expect(names()).toEqual(['One', 'Two', 'Three']);
    });
    await step('Alt and an arrow key move a field and keep the focus', async () => {
      button('Reorder field 1').focus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await expect(names()).toEqual(['Two', 'One', 'Three']);
      await waitFor(() => expect(button('Reorder field 2')).toHaveFocus());
      await expectAnnouncement(said.moved(2, 3));
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await waitFor(() => expect(button('Reorder field 3')).toHaveFocus());
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await expect(names()).toEqual(['Two', 'Three', 'One']);
    });
    await step('the buttons do the same, up to the end', async () => {
      button('Move field 3 up').focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button('Move field 2 up')).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(names()).toEqual(['One', 'Two', 'Three']);
      await waitFor(() => expect(button('Reorder field 1')).toHaveFocus());
    });
    await step('a copy is inserted after it', async () => {
      await userEvent.click(row(1).getByRole('button', { name: 'Duplicate field 1' }));
      await expect(names()).toEqual(['One', 'One', 'Two', 'Three']);
      await expect(row(2).getByRole('checkbox', { name: 'Inline' })).toBeChecked();
    });
    await step('removing focuses the next', async () => {
      button('Remove field 2').focus();
      await userEvent.keyboard('{Enter}');
      await expect(names()).toEqual(['One', 'Two', 'Three']);
      await waitFor(() => expect(button('Remove field 2')).toHaveFocus());
      await expectAnnouncement(said.fieldRemoved(2));
    });
    await step('undo restores it', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(names()).toEqual(['One', 'One', 'Two', 'Three']);
    });
  },
});

export const EmbedsByKeyboard = meta.story({
  render: () => <EditorStory message={messageWith({ embeds: [embedOf({ title: 'First' })] })} />,
  play: async ({ userEvent, step }) => {
    const titles = () =>
      within(screen.getByRole('list', { name: 'Embeds' }))
        .getAllByRole('button')
        .map((each) => each.textContent);
    await step('a copy is inserted after it and selected', async () => {
      button('Duplicate embed').focus();
      await userEvent.keyboard('{Enter}');
      await expect(titles()).toEqual(['1First', '2First']);
      await expectAnnouncement(said.embedDuplicated(2));
      await userEvent.clear(textbox('Title'));
      await userEvent.paste('Second');
      await waitFor(() => expect(titles()).toEqual(['1First', '2Second']));
    });
    await step('a new one is selected', async () => {
      await userEvent.click(button('Add Embed'));
      await expect(textbox('Title')).toHaveValue('New Embed');
      await expect(screen.getByRole('heading', { name: 'Embed 3 of 3' })).toBeVisible();
    });
    await step('Alt and an arrow key move the focused one', async () => {
      button('3 New Embed').focus();
      await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
      await expect(titles()).toEqual(['1First', '2New Embed', '3Second']);
      await waitFor(() => expect(button('2 New Embed')).toHaveFocus());
      await expectAnnouncement(said.moved(2, 3));
    });
    await step('the buttons do the same', async () => {
      button('Move embed back').focus();
      await userEvent.keyboard('{Enter}');
      await expect(titles()).toEqual(['1New Embed', '2First', '3Second']);
      await waitFor(() => expect(button('1 New Embed')).toHaveFocus());
    });
    await step('removing selects the next', async () => {
      await userEvent.click(button('Remove embed'));
      await expect(titles()).toEqual(['1First', '2Second']);
      await expect(textbox('Title')).toHaveValue('First');
      await waitFor(() => expect(button('1 First')).toHaveFocus());
      await userEvent.click(button('2 Second'));
      await userEvent.click(button('Remove embed'));
      await expect(titles()).toEqual(['1First']);
      await waitFor(() => expect(button('1 First')).toHaveFocus());
    });
    await step('undo selects the restored one', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(titles()).toEqual(['1First', '2Second']);
      await expect(textbox('Title')).toHaveValue('Second');
    });
  },
});

async function drag(handle: HTMLElement, target: HTMLElement) {
  const dataTransfer = new DataTransfer();
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const fire = async (type: string, on: HTMLElement, place: DOMRect) => {
    const [clientX, clientY] = [place.left + 8, place.bottom - 4];
    const about = { bubbles: true, cancelable: true, dataTransfer, clientX, clientY };
    on.dispatchEvent(new DragEvent(type, about));
    await frame();
    await frame();
  };
  const item = handle.closest<HTMLElement>('[data-sort-id]') ?? handle;
  await fire('dragstart', item, handle.getBoundingClientRect());
  await fire('dragenter', target, target.getBoundingClientRect());
  await fire('dragover', target, target.getBoundingClientRect());
  return { drop: () => fire('drop', target, target.getBoundingClientRect()) };
}

export const FieldsByDrag = meta.story({
  render: () => (
    <EditorStory
      message={messageWith({
        embeds: [
          embedOf({ fields: ['One', 'Two', 'Three'].map((name) => fieldOf({ name, value: '.' })) }),
        ],
      })}
    />
  ),
  play: async ({ userEvent, step }) => {
    await userEvent.click(tab('Fields'));
    await userEvent.hover(button('Reorder field 1'));
    const [first, , third] = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
    await waitFor(() => expect(first).toHaveAttribute('draggable', 'true'));
    if (!first || !third) throw new Error('Expected three fields');
    await step('shows the drop position', async () => {
      const held = await drag(button('Reorder field 1'), third);
      await waitFor(() => expect(third).toHaveAttribute('data-drop', 'after'));
      await held.drop();
    });
    await step('drops it there', async () => {
      await waitFor(() => expect(names()).toEqual(['Two', 'Three', 'One']));
      await expectAnnouncement(said.moved(3, 3));
      await waitFor(() => expect(button('Reorder field 3')).toHaveFocus());
    });
  },
});

export const StartsFresh = meta.story({
  render: () => (
    <EditorStory
      message={messageWith({ embeds: [embedOf({ title: 'Restock tonight' })] })}
      at={{ message: 'recovered' }}
    />
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(button('Start fresh'));
    await expect(textbox('Title')).toHaveValue('');
    await expect(screen.queryByText(notices.recovered)).toBeNull();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(textbox('Title')).toHaveValue('Restock tonight');
  },
});

export const TakesChangesOfOtherTab = meta.story({
  render: () => (
    <EditorStory
      message={messageWith({ embeds: [embedOf({ title: 'Mine' })] })}
      at={{ message: 'editing', elsewhere: 'changed' }}
      work={{ theirs: messageWith({ embeds: [embedOf({ title: 'Theirs' })] }) }}
    />
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(button("Use the other tab's version"));
    await expect(textbox('Title')).toHaveValue('Theirs');
    await expect(screen.queryByText(notices.elsewhere)).toBeNull();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(textbox('Title')).toHaveValue('Mine');
  },
});

const rules: NamedDraft = {
  name: 'Rules',
  message: messageWith({ embeds: [embedOf({ title: 'Be kind' })] }),
  at: '2026-11-19T18:05:00.000Z',
};

export const DraftsSaved = meta.story({
  render: () => <EditorStory work={{ drafts: [rules], triedDrafts: [rules] }} />,
  play: async ({ userEvent, step }) => {
    await userEvent.click(button('Drafts'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Drafts' }));
    const listed = () => dialog.queryAllByRole('listitem').map((each) => each.textContent);
    await step('a draft needs a name', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
      await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
        texts.nameMissing,
      );
    });
    await step('save the draft', async () => {
      await userEvent.click(dialog.getByRole('textbox', { name: 'Name' }));
      await userEvent.paste('Launch');
      await userEvent.keyboard('{Enter}');
      await expect(listed()).toHaveLength(2);
      await expect(listed()[0]).toMatch(/^Launch.*1 embed/);
    });
    await step('replacing a draft of the same name needs confirmation', async () => {
      await userEvent.click(dialog.getByRole('textbox', { name: 'Name' }));
      await userEvent.paste('Rules');
      await expect(dialog.getByText(texts.replaces('Rules'))).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Replace draft' })).toBeEnabled();
      await userEvent.clear(dialog.getByRole('textbox', { name: 'Name' }));
    });
    await step('a removed draft can be restored', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Remove Launch' }));
      await expect(listed()).toHaveLength(1);
      await expect(dialog.getByText(texts.removed('Launch'))).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
      await expect(listed()).toHaveLength(2);
    });
    await step('opening a draft closes the dialog and can be undone', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Open Rules' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(textbox('Title')).toHaveValue('Be kind');
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(textbox('Title')).toHaveValue('New Embed');
    });
  },
});

export const DraftsOpened = meta.story({
  render: () => (
    <EditorStory
      at={{ namedDrafts: 'full' }}
      work={{
        drafts: [rules, { ...rules, name: 'A name that goes on '.repeat(4).trim() }],
        lost: { ...rules, name: 'Launch' },
      }}
    />
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(button('Drafts'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Drafts' }));
    await waitFor(() => expect(dialog.getByText(texts.full)).toBeVisible());
  },
});

const loadTemplates = () => import('./TemplatesDialog');

/**
 * Opens the templates with a native click, because the dialog is lazy. Storybook's `userEvent` would wrap the click in
 * React's `act`, which may lose the suspended update.
 */
async function openTemplates() {
  button('Templates').focus();
  button('Templates').click();
  return within(await screen.findByRole('dialog', { name: 'Templates' }));
}

export const TemplatesOpened = meta.story({
  beforeEach: async () => void (await loadTemplates()),
  render: () => <EditorStory />,
  play: async ({ step }) => {
    const dialog = await openTemplates();
    await step('shows each template as Discord will show it', async () => {
      const card = () => dialog.getAllByRole('group', { name: 'Embed' })[0];
      await waitFor(() => expect(card()).toHaveTextContent(/Welcome to the community/));
      dialog.getByRole('radio', { name: 'Rules' }).click();
      await waitFor(() => expect(card()).toHaveTextContent(/Server rules.*Be respectful/));
    });
    await step('an unchanged message is replaced without a warning', async () => {
      await expect(dialog.queryByText(embedEditorMessages.templates.replaces)).toBeNull();
    });
  },
});

export const TemplateUsed = meta.story({
  beforeEach: async () => void (await loadTemplates()),
  render: () => <EditorStory />,
  play: async ({ userEvent, step }) => {
    await userEvent.type(textbox('Title'), '!');
    const dialog = await openTemplates();
    await step('says that it replaces the message', async () => {
      await expect(dialog.getByText(embedEditorMessages.templates.replaces)).toBeVisible();
    });
    await step('replaces the message', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'Giveaway' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Use template' }));
      await waitFor(() =>
        expect(textbox('Title')).toHaveValue('🎉 Giveaway: one month of membership'),
      );
      await expectAnnouncement(said.templateUsed('Giveaway'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('brings the old message back', async () => {
      await expect(screen.getByText(notices.template)).toBeVisible();
      await userEvent.click(button('Bring it back'));
      await waitFor(() => expect(textbox('Title')).toHaveValue('New Embed!'));
      await expect(screen.queryByText(notices.template)).toBeNull();
      await expectAnnouncement(said.undone('template'));
    });
  },
});

export const MenuOpened = meta.story({
  beforeEach: async () => void (await import('./DraftMenuItems')),
  render: () => <EditorStory files={files} />,
  play: async ({ userEvent, step }) => {
    await userEvent.type(textbox('Title'), '!');
    await step('has the actions that are used less often', async () => {
      button(embedEditorMessages.moreActions).focus();
      await userEvent.keyboard('{Enter}');
      const items = await screen.findAllByRole('menuitem');
      await expect(items.map((item) => item.textContent)).toEqual([
        'Import file',
        'Export file',
        'Clear',
      ]);
    });
    await step('clears the message, which can be undone', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: 'Clear' }));
      await waitFor(() => expect(textbox('Title')).toHaveValue(''));
      await expectAnnouncement(said.cleared);
      await userEvent.click(button('Undo'));
      await waitFor(() => expect(textbox('Title')).toHaveValue('New Embed!'));
    });
  },
});

export const ColorPicked = meta.story({
  beforeEach: async () => void (await import('./ColorPopover')),
  render: () => <EditorStory message={messageWith({ embeds: [embedOf({ color: '#ff8800' })] })} />,
  play: async ({ userEvent }) => {
    button('Pick color').focus();
    button('Pick color').click();
    const dialog = within(await screen.findByRole('dialog', { name: 'Pick color' }));
    dialog.getByRole('slider', { name: 'Hue' }).focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(textbox('Color')).toHaveValue('#ff0000'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button('Pick color')).toHaveFocus());
  },
});

export const TimePicked = meta.story({
  beforeEach: async () => void (await import('./TimestampPopover')),
  render: () => <EditorStory />,
  play: async ({ userEvent }) => {
    const input = screen.getByLabelText<HTMLInputElement>('Timestamp');
    const [, time] = input.value.split('T');
    button('Pick date and time').focus();
    button('Pick date and time').click();
    const dialog = within(await screen.findByRole('dialog', { name: 'Pick date and time' }));
    await userEvent.click(dialog.getByRole('button', { name: /November 24, 2026/ }));
    await waitFor(() => expect(input).toHaveValue(`2026-11-24T${time}`));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

const save = fn();
const files = {
  save,
  read: async (file: File) => ({ ok: true, value: await file.text() }) as const,
};

export const FileImportAndExport = meta.story({
  render: () => <EditorStory files={files} />,
  play: async ({ userEvent, step }) => {
    const choose = async (text: string) =>
      userEvent.upload(
        screen.getByLabelText('File to import'),
        new File([text], 'message.json', { type: 'application/json' }),
      );
    await step('an invalid file is reported with the position', async () => {
      await choose('{"title": "Sale",,}');
      await screen.findByText('Line 1, column 18: unexpected ,.');
      await expect(textbox('Title')).toHaveValue('New Embed');
      await userEvent.click(button('Dismiss'));
      await waitFor(() => expect(button(embedEditorMessages.moreActions)).toHaveFocus());
    });
    await step('a mistyped key is named, and changes nothing', async () => {
      await choose('{"embeds": [{"titel": "Sale"}]}');
      await screen.findByText(
        'This is not a valid Discord message: `embeds[0].titel` is not a known key. Did you mean `title`?',
      );
      await expect(textbox('Title')).toHaveValue('New Embed');
    });
    await step('choose one of several messages', async () => {
      await choose(
        '{"messages": [{"data": {"content": "A"}}, {"data": {"embeds": [{"title": "B"}]}}]}',
      );
      const dialog = within(await screen.findByRole('dialog', { name: 'Import file' }));
      await userEvent.click(dialog.getByRole('radio', { name: 'B' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
      await waitFor(() => expect(textbox('Title')).toHaveValue('B'));
    });
    await step('an imported message replaces this one', async () => {
      await choose('{"title": "Sale"}');
      await waitFor(() => expect(textbox('Title')).toHaveValue('Sale'));
      await expectAnnouncement(said.imported);
    });
    await step('save it to a file', async () => {
      button(embedEditorMessages.moreActions).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Export file' }));
      await waitFor(() => expect(save).toHaveBeenCalledOnce());
      await expect(save).toHaveBeenCalledWith(
        'message.json',
        JSON.stringify({ title: 'Sale' }, null, 2),
      );
    });
  },
});

const shown = fn();
const paths = [
  'content',
  'embeds.1.author.icon_url',
  'embeds.0.fields.2.value',
  'embeds.1',
  'embeds.0.fields.99.value',
  'embeds',
];

function Problems() {
  const focusPath = useFocusPath();
  return paths.map((path) => (
    <button key={path} type="button" onClick={() => focusPath(path)}>
      {path}
    </button>
  ));
}

export const FocusedFromOutside = meta.story({
  render: () => (
    <EditorStory
      message={messageWith({ embeds: [{ ...fullEmbed(), fields }, embedOf()] })}
      onShow={shown}
    >
      <div>
        <Problems />
      </div>
    </EditorStory>
  ),
  play: async ({ userEvent }) => {
    const goes = async (path: string, to: string | null = path) => {
      await userEvent.click(button(path));
      await waitFor(() =>
        expect(document.activeElement?.closest('[data-path]')).toHaveAttribute('data-path', to),
      );
      await expect(document.activeElement).toHaveRole('textbox');
    };
    await goes('content');
    await goes('embeds.1.author.icon_url');
    await goes('embeds.0.fields.2.value');
    await goes('embeds.1', 'embeds.1.title');
    await goes('embeds.0.fields.99.value', 'embeds.0.fields.0.name');
    await userEvent.click(button('embeds'));
    await waitFor(() => expect(button('1 Restock tonight')).toHaveFocus());
    await expect(shown).toHaveBeenCalledTimes(6);
  },
});

const drawn = fn();
const parts = {
  Toolbar: <DraftToolbar />,
  Switcher: <EmbedSwitcher />,
  Title: <DraftText path="embeds.0.title" label="Title" />,
  Description: (
    <DraftText path="embeds.0.description" label="Description" rows={5} context="description" />
  ),
  URL: <DraftText path="embeds.0.url" label="URL" isAddress />,
  Color: <ColorText embed={0} />,
  Timestamp: <TimestampField embed={0} />,
  'Value 2': <DraftText path="embeds.0.fields.1.value" label="Second value" rows={1} />,
  'Value 3': <DraftText path="embeds.0.fields.2.value" label="Third value" rows={1} />,
  Fields: <FieldsTab embed={0} />,
};

/** Counts renders. Typing in one text must rerender only that text. */
export const TypingRendersOneText = meta.story({
  render: () => (
    <DraftStory
      message={messageWith({ embeds: [{ ...fullEmbed(), fields }, embedOf()] })}
      at={{ message: 'editing' }}
    >
      {Object.entries(parts).map(([name, part]) => (
        <Profiler key={name} id={name} onRender={(id) => drawn(id)}>
          {part}
        </Profiler>
      ))}
    </DraftStory>
  ),
  play: async ({ userEvent, step }) => {
    const drawnBy = async (name: string, partOf: string) => {
      await userEvent.click(textbox(name));
      // The first key starts an undo step, which enables the button.
      await userEvent.keyboard('a');
      await waitFor(() => expect(button('Undo')).toBeEnabled());
      drawn.mockClear();
      await userEvent.keyboard('bcd');
      await waitFor(() => expect(drawn).toHaveBeenCalledWith(partOf));
      const parts = new Set(drawn.mock.calls.map(([id]) => String(id)));
      // Ignore the toolbar. It rerenders when the draft is stored, which may happen at any time.
      parts.delete('Toolbar');
      return [...parts];
    };
    // The formatting tools load while the page is idle, and render once.
    await waitFor(() => expect(screen.getAllByRole('toolbar')).toHaveLength(1 + fields.length));
    await step('a problem in the description', async () => {
      await expect(await drawnBy('Description', 'Description')).toEqual(['Description']);
    });
    await step('a problem in a field, wherever it is', async () => {
      await expect(await drawnBy('Second value', 'Fields')).toEqual(['Value 2', 'Fields']);
    });
  },
});

/**
 * The browser paints a typed character before the machine receives it. An event between the two must not lose or
 * misplace the character.
 */
export const TypedBeforePaint = meta.story({
  render: () => (
    <DraftStory>
      <DraftText path="embeds.0.title" label="Title" />
      <DraftText path="content" label="Content" />
      <DraftToolbar />
      <SharedArrives />
    </DraftStory>
  ),
  play: async ({ step }) => {
    const types = (name: string, text: string) => {
      void fireEvent.input(textbox(name), { target: { value: text } });
    };
    const somewhatLater = () => new Promise((resolve) => setTimeout(resolve, 300));
    await waitFor(() => expect(button('Undo')).toBeDisabled());
    await step('replace the message', async () => {
      types('Title', 'Restock');
      button('A link is opened').click();
      await somewhatLater();
      await expect(textbox('Title')).toHaveValue('Shared');
    });
    await step('undo restores the typed text', async () => {
      button('Undo').click();
      await waitFor(() => expect(textbox('Title')).toHaveValue('Restock'));
    });
    await step('fill in two texts at once', async () => {
      types('Title', 'Sold out');
      types('Content', 'See you tomorrow');
      await somewhatLater();
      button('Undo').click();
      await waitFor(() => expect(textbox('Content')).toHaveValue(''));
      button('Undo').click();
      await waitFor(() => expect(textbox('Title')).toHaveValue('Restock'));
    });
  },
});

function SharedArrives() {
  const draft = MessageDraftContext.useActorRef();
  const message = messageWith({ embeds: [embedOf({ title: 'Shared' })] });
  return (
    <button
      type="button"
      onClick={() => {
        flushPendingText();
        draft.send({ type: 'replace', message, reason: 'shared' });
      }}
    >
      A link is opened
    </button>
  );
}
