import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { embedEditorMessages } from '#content/messages/designer/embed-editor';
import { importMessages } from '#domain/message/import';
import { withoutIds } from '#domain/message/arbitrary.fixture';
import { shareOpenMachine } from '#machines/designer/share-open/share-open.machine';
import {
  embedded,
  fresh,
  messageId,
  channelId,
  messageLink,
  newId,
  posted,
  sendAt,
  SendStory,
  SharedStory,
  url,
  webhook,
  wrong,
  type SendPicture,
} from './send-story.fixture';

const meta = preview.meta({
  title: 'Screens/Embeds/Send',
});

const onCopy = fn<(text: string) => void>();
const onSend = fn<NonNullable<SendPicture['onSend']>>();

/** Loads the dialogs in advance, because a busy dev server may deliver them too late for a story. */
const loadDialogs = () =>
  Promise.all([
    import('./CodeDialog'),
    import('./DeleteDialog'),
    import('./ImportDialog'),
    import('./JsonDialog'),
    import('./ShareDialog'),
  ]);

const live = (picture: SendPicture) => ({
  beforeEach: async () => {
    await loadDialogs();
    onCopy.mockClear();
    onSend.mockClear();
  },
  render: () => <SendStory onCopy={onCopy} onSend={onSend} {...picture} />,
});

const button = (name: string) => screen.getByRole('button', { name });
const delivered = { ok: true, value: { messageId, channelId } } as const;

/**
 * Presses a button that opens a lazy dialog, with a native press. Storybook's `userEvent` would wrap the press in
 * React's `act`, which may lose the suspended update.
 */
function openDialog(name: string) {
  button(name).focus();
  button(name).click();
}

/** Opens a dialog from the menu of the toolbar, with native presses. */
async function openFromMenu(name: string) {
  openDialog(embedEditorMessages.moreActions);
  (await screen.findByRole('menuitem', { name })).click();
}

/**
 * Waits one frame, then focuses an element and presses Enter. Without the wait, the dialog of the previous story could
 * move the focus afterward.
 */
async function reach(element: HTMLElement, press: (keys: string) => Promise<void>) {
  await new Promise(requestAnimationFrame);
  element.focus();
  await press('{Enter}');
}

export const SentByKeyboard = meta.story({
  ...live({ send: sendAt('ready', { url: '', requested: null }), answer: delivered }),
  play: async ({ userEvent, step }) => {
    const field = screen.getByLabelText('Webhook URL');
    await step('a URL is required', async () => {
      await reach(button('Send'), userEvent.keyboard);
      await waitFor(() => expect(field).toHaveFocus());
      await expect(screen.getByText('Please enter a webhook URL')).toBeVisible();
    });
    await step('an invalid URL is reported each time', async () => {
      await userEvent.paste('https://discord.com.evil.example/api/webhooks/1/a');
      await reach(button('Send'), userEvent.keyboard);
      await expect(screen.getByText('Please enter a valid Discord webhook URL')).toBeVisible();
      await reach(button('Send'), userEvent.keyboard);
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.clear(field);
    });
    await step('a valid URL is masked', async () => {
      await userEvent.paste(url);
      await expect(field).toHaveValue(
        'https://discord.com/api/webhooks/700000000000000001/••••••••',
      );
    });
    await step('sends the message and shows the result', async () => {
      await reach(button('Send'), userEvent.keyboard);
      await waitFor(() => expect(screen.getByText('Embed sent successfully!')).toBeVisible());
      await expect(onSend.mock.calls).toEqual([[{ webhook, message: fresh }]]);
      await waitFor(() => expect(button('Send')).toHaveFocus());
      await expect(await screen.findByRole('link', { name: 'Open in Discord' })).toHaveAttribute(
        'href',
        messageLink,
      );
    });
    await step('deletes after confirmation', async () => {
      await reach(button('Delete'), userEvent.keyboard);
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
      await screen.findByText(
        'The message has been deleted from Discord. Your draft is still here.',
      );
      await waitFor(() =>
        expect(screen.getByRole('heading', { name: 'Send to Discord' })).toHaveFocus(),
      );
    });
  },
});

export const BlockedByProblems = meta.story({
  ...live({ message: wrong }),
  play: async ({ userEvent, step }) => {
    await step('the list takes the focus, each time', async () => {
      await reach(button('Send'), userEvent.keyboard);
      const heading = screen.getByRole('heading', { name: /problems to fix before sending/ });
      await waitFor(() => expect(heading).toHaveFocus());
      await reach(button('Send'), userEvent.keyboard);
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(onSend).not.toHaveBeenCalled();
    });
    await step('each problem leads to its control', async () => {
      const list = within(screen.getByRole('list', { name: 'Problems' }));
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByLabelText('Username')).toHaveFocus());
      for (const label of ['Title', 'Author name']) {
        await userEvent.click(list.getByRole('button', { name: new RegExp(`^${label}`) }));
        await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
      }
    });
    await expect(screen.getByText(/ \/ 6,000$/)).toBeVisible();
  },
});

export const RateLimited = meta.story({
  ...live({ answer: { ok: false, error: { kind: 'rateLimited', retryAfterMs: 600_000 } } }),
  play: async ({ userEvent }) => {
    await reach(button('Send'), userEvent.keyboard);
    await expect(await screen.findByRole('timer')).toHaveTextContent(/^You can send again in/);
    await expect(button('Send again')).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Wait / })).toHaveFocus());
    await expect(onSend).toHaveBeenCalledOnce();
  },
});

export const EditedLater = meta.story({
  ...live({
    answer: delivered,
    loads: { ok: true, value: { message: embedded({ title: 'Old' }), threadId: '' } },
  }),
  play: async ({ userEvent, step }) => {
    const fold = screen.getByText('Edit a sent message');
    await step('a link of a message is required', async () => {
      await userEvent.click(fold);
      const link = screen.getByLabelText('Message link');
      await userEvent.type(link, 'x{Enter}');
      await expect(link).toBeInvalid();
      await waitFor(() => expect(link).toHaveFocus());
      await userEvent.clear(link);
      await expect(link).toBeValid();
      await userEvent.paste(messageLink);
      await userEvent.keyboard('{Enter}');
    });
    await step('edit the loaded message', async () => {
      await screen.findByText('The message is loaded. Change it, then select Edit.');
      await reach(button('Edit'), userEvent.keyboard);
      await screen.findByText('The sent message has been edited.');
    });
    await step('finish editing it', async () => {
      await reach(button('Done with this message'), userEvent.keyboard);
      await expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
      await waitFor(() =>
        expect(screen.getByRole('heading', { name: 'Send to Discord' })).toHaveFocus(),
      );
    });
  },
});

export const JsonCopied = meta.story({
  ...live({ message: embedded({ title: 'A', color: '#5865f2' }) }),
  play: async ({ userEvent }) => {
    await reach(button('Copy JSON'), userEvent.keyboard);
    await expect(await screen.findByRole('button', { name: 'Copied!' })).toHaveFocus();
    await expect(onCopy.mock.calls).toEqual([
      [JSON.stringify({ title: 'A', color: '#5865f2' }, null, 2)],
    ]);
  },
});

export const NothingToShare = meta.story({
  ...live({ message: embedded({ color: '#5865f2' }) }),
  play: async () => {
    openDialog('Share Embed');
    const dialog = within(await screen.findByRole('dialog', { name: 'Share Embed' }));
    await dialog.findByText(/^This message is empty, so there is nothing to share yet/);
    await expect(dialog.queryByLabelText('Link')).toBeNull();
  },
});

export const JsonNotCopied = meta.story({
  ...live({ copies: { ok: false, error: { kind: 'failed' } } }),
  play: async ({ userEvent }) => {
    await reach(button('Copy JSON'), userEvent.keyboard);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your browser did not allow copying. Select View JSON and copy it there.',
    );
  },
});

export const ShareDialog = meta.story({
  ...live({ message: embedded({ title: 'For all' }, { thread_id: '123456789012345678' }) }),
  play: async ({ userEvent, step }) => {
    openDialog('Share Embed');
    const dialog = within(await screen.findByRole('dialog', { name: 'Share Embed' }));
    const link = await dialog.findByLabelText<HTMLInputElement>('Link');
    await step('the link contains the message, but no webhook or thread', async () => {
      await expect(link).toHaveAttribute('readonly');
      const found = await importMessages(link.value, newId);
      await expect(
        found.ok && found.value.messages.map(({ message }) => withoutIds(message)),
      ).toEqual([withoutIds(embedded({ title: 'For all' }))]);
      await expect(link.value).not.toContain('a-token');
    });
    await step('only the link is copied', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
      await dialog.findByRole('button', { name: 'Copied!' });
      await expect(onCopy.mock.calls).toEqual([[link.value]]);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button('Share Embed')).toHaveFocus());
      await expect(screen.queryByRole('button', { name: 'Copied!' })).toBeNull();
    });
  },
});

/** A text that can hardly be compressed. */
const dense = Array.from({ length: 4000 }, (_, at) =>
  String.fromCodePoint(0x4e_00 + ((at * 7919 + at * at * 31 + (at >> 3) * 401) % 20_000)),
).join('');

export const LongLink = meta.story({
  ...live({ message: embedded({ description: dense }) }),
  play: async () => {
    openDialog('Share Embed');
    const dialog = within(await screen.findByRole('dialog', { name: 'Share Embed' }));
    await dialog.findByText(/^Some servers and chat apps cut off links this long/);
  },
});

export const JsonDialog = meta.story({
  ...live({ message: embedded({ title: 'Old' }, { thread_id: '123456789012345678' }) }),
  play: async ({ userEvent, step }) => {
    const opened = async () => {
      openDialog('View JSON');
      const dialog = within(await screen.findByRole('dialog', { name: 'JSON' }));
      return { dialog, area: dialog.getByLabelText<HTMLTextAreaElement>('Message as JSON') };
    };
    await step('the error is shown at its position', async () => {
      const { dialog, area } = await opened();
      await expect(JSON.parse(area.value)).toEqual({ title: 'Old', color: '#5865f2' });
      await userEvent.clear(area);
      await userEvent.paste('{\n  "content": "New"\n  "embeds": []\n}');
      await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
      await expect(area).toHaveAccessibleDescription('Line 3, column 3: unexpected ".');
      await waitFor(() => expect(area).toHaveFocus());
      await expect([area.selectionStart, area.selectionEnd]).toEqual([23, 24]);
    });
    await step('the input survives closing', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button('View JSON')).toHaveFocus());
      const { dialog, area } = await opened();
      await expect(area.value).toContain('"New"');
      await waitFor(() =>
        expect(
          dialog.getByText('This is what you typed earlier. It has not been applied.'),
        ).toBeVisible(),
      );
    });
    await step('the corrected JSON replaces the message', async () => {
      const dialog = within(screen.getByRole('dialog', { name: 'JSON' }));
      const area = dialog.getByLabelText('Message as JSON');
      await userEvent.clear(area);
      await userEvent.paste('{"content": "New"}');
      await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(screen.getByLabelText('Content')).toHaveValue('New');
      await expect(screen.getByText('Posts in thread 123456789012345678.')).toBeVisible();
    });
  },
});

export const CodeDialog = meta.story({
  ...live({ message: embedded({ title: "It's", color: '#5865f2' }) }),
  play: async ({ userEvent, step }) => {
    await openFromMenu('Export Code');
    const dialog = within(await screen.findByRole('dialog', { name: 'Export Code' }));
    const code = () => dialog.getByRole<HTMLTextAreaElement>('textbox').value;
    await step('the payload is what Discord receives', async () => {
      await expect(JSON.parse(code())).toEqual({
        embeds: [{ title: "It's", color: 0x58_65_f2 }],
        allowed_mentions: { parse: [] },
      });
      await userEvent.click(dialog.getByRole('tab', { name: 'curl' }));
    });
    await step('the webhook URL is copied only on request, and never shown', async () => {
      await expect(code()).toContain('https://discord.com/api/webhooks/ID/TOKEN');
      await userEvent.click(dialog.getByRole('checkbox'));
      await expect(code()).toContain('https://discord.com/api/webhooks/700000000000000001/••••');
      await expect(code()).not.toContain('a-token');
    });
    await step('each language has a tab', async () => {
      dialog.getByRole('tab', { name: 'curl' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(code()).toContain('WebhookClient');
      await userEvent.keyboard('{ArrowRight}');
      await expect(code()).toContain('SyncWebhook');
      await userEvent.click(dialog.getByRole('button', { name: 'Copy code' }));
      await dialog.findByRole('button', { name: 'Copied!' });
      await expect(onCopy).toHaveBeenCalledOnce();
      await expect(onCopy.mock.calls[0]?.[0]).toBe(code().replace('••••••••', 'a-token'));
    });
  },
});

export const ImportDialog = meta.story({
  ...live({}),
  play: async ({ userEvent, step }) => {
    await openFromMenu('Import');
    const dialog = within(await screen.findByRole('dialog', { name: 'Import' }));
    const area = dialog.getByLabelText('JSON or link');
    const go = () => userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await step('reports what it cannot read', async () => {
      await waitFor(() => expect(area).toHaveFocus());
      await go();
      await waitFor(() => expect(area).toHaveAccessibleDescription('Paste JSON or a link.'));
      await userEvent.paste('https://discohook.app/?share=abcd1234');
      await go();
      await dialog.findByText(/is stored on discohook.app/);
    });
    await step('names the invalid key and its path', async () => {
      await userEvent.clear(area);
      await userEvent.paste('{"embeds": [{"title": "a"}, {"fields": [{"name": 5}]}]}');
      await go();
      await waitFor(() =>
        expect(area).toHaveAccessibleDescription(
          'This is not a valid Discord message: `embeds[1].fields[0].name` must be text.',
        ),
      );
    });
    await step('offers a choice of several', async () => {
      await userEvent.clear(area);
      await userEvent.paste(
        JSON.stringify({
          messages: [{ data: { content: '**One**' } }, { data: { content: 'Two' } }],
        }),
      );
      await go();
      await waitFor(() => expect(dialog.getByRole('radio', { name: 'One' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await go();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(screen.getByLabelText('Content')).toHaveValue('Two');
    });
  },
});

export const SentMessagePasted = meta.story({
  ...live({}),
  play: async ({ userEvent }) => {
    await openFromMenu('Import');
    const dialog = within(await screen.findByRole('dialog', { name: 'Import' }));
    await waitFor(() => expect(dialog.getByLabelText('JSON or link')).toHaveFocus());
    await userEvent.paste(messageLink);
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const link = await screen.findByLabelText('Message link');
    await expect(link).toHaveValue(messageLink);
    await waitFor(() => expect(link).toHaveFocus());
  },
});

export const DeleteConfirmation = meta.story({
  ...live({ send: sendAt('edited', { posted }) }),
  play: async ({ userEvent }) => {
    await reach(await screen.findByRole('button', { name: 'Delete' }), userEvent.keyboard);
    await expect(
      await screen.findByRole('alertdialog', { name: 'Delete this message?' }),
    ).toHaveAccessibleDescription(
      'It will be deleted for everyone on Discord. Your draft stays here.',
    );
  },
});

export const SharedAndBack = meta.story({
  render: () => (
    <SharedStory
      share={shareOpenMachine.resolveState({ value: 'loaded', context: { share: null } })}
    />
  ),
  play: async ({ userEvent, step }) => {
    const content = await screen.findByRole('textbox');
    await waitFor(() => expect(content).toHaveValue('Mine'));
    await userEvent.click(screen.getByRole('button', { name: 'A link is opened' }));
    await expect(content).toHaveValue('Shared');
    await step('the user’s own message can be restored, also after typing', async () => {
      await userEvent.type(content, ' and changed');
      await userEvent.click(screen.getByRole('button', { name: 'Back to my message' }));
      await expect(content).toHaveValue('Mine');
      await expect(screen.queryByText('This message was opened from a link.')).toBeNull();
    });
  },
});
