import { expect, screen, userEvent as pointer, waitFor, within } from 'storybook/test';
import { answered, unanswered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import {
  memberChangeErrorText,
  memberMessages,
  membersErrors,
  memberSaveErrorText,
} from '#content/messages/market/store-members';
import {
  exportErrors,
  exportingText,
  goesOnText,
  readSoFarText,
} from '#content/messages/market/csv-export';
import { watchDownloads } from '../export/downloads.fixture';
import { Users } from './Users';
import { usersStory } from './users-story.fixture';

/** The users page of a store with the app's machines and services, in different states of the mock backend (worlds). */
const meta = preview.meta({
  title: 'Screens/Seller/Users',
  component: Users,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
});

type Canvas = Pick<
  typeof screen,
  'getByRole' | 'getAllByRole' | 'findByRole' | 'findAllByRole' | 'findByText'
>;

/** Returns the names in the list, without the email addresses below them. */
const names = (canvas: Canvas) =>
  canvas.getAllByRole('rowheader').map((cell) => cell.querySelector('span')?.textContent ?? '');

const table = (canvas: Canvas) => canvas.findByRole('table');
const dialog = () => screen.findByRole('dialog');
const field = (form: HTMLElement, name: string) =>
  within(form).getByLabelText<HTMLInputElement>(name, { exact: false });

async function search(canvas: Canvas, text: string) {
  await table(canvas);
  const input = canvas.getByRole('textbox', { name: 'Search users' });
  await pointer.click(input);
  await pointer.paste(text);
}

async function openMenu(canvas: Canvas, name: RegExp) {
  const [first] = await canvas.findAllByRole('button', { name });
  if (first) await pointer.click(first);
  return screen.findByRole('menu');
}

async function choose(select: HTMLElement, option: string) {
  await pointer.click(select);
  await pointer.click(await screen.findByRole('option', { name: option }));
}

async function openForm(canvas: Canvas) {
  await pointer.click(await canvas.findByRole('button', { name: 'Add user' }));
  return dialog();
}

async function fillForm(form: HTMLElement, discordId: string) {
  await pointer.click(field(form, 'Discord ID'));
  await pointer.paste(discordId);
  await choose(within(form).getByRole('button', { name: /Membership/ }), 'Collector');
}

const save = (form: HTMLElement, label = 'Add user') =>
  pointer.click(within(form).getByRole('button', { name: label }));

export const Listed = meta.story({
  ...usersStory({ world: 'seller-with-store' }).annotations,
  play: async ({ canvas, step }) => {
    await table(canvas);
    await step('shows the newest page, and turns it', async () => {
      await canvas.findByText('91 users');
      await expect(names(canvas)).toHaveLength(50);
      await pointer.click(canvas.getByRole('button', { name: 'Next' }));
      await waitFor(() => expect(names(canvas)).toHaveLength(41));
    });
    await step('says which purchases are not confirmed', async () => {
      const unconfirmed = canvas
        .getAllByRole('row')
        .filter((row) => within(row).queryByText('Not confirmed yet'));
      await expect(unconfirmed.length).toBeGreaterThan(0);
      for (const row of unconfirmed) await expect(row).toHaveTextContent(/Stripe|Whop/);
    });
    await step('searches after a pause', async () => {
      await search(canvas, 'ada');
      await canvas.findByText('5 users');
      await expect(names(canvas).every((name) => name.startsWith('Ada'))).toBe(true);
    });
    await step('sorts by name', async () => {
      await choose(canvas.getByRole('button', { name: /Sort by/ }), 'Name');
      await waitFor(() => expect(names(canvas)[0]).toBe('Ada Abara'));
    });
    await step('filters', async () => {
      await choose(canvas.getByRole('button', { name: /Status/ }), 'Refunded');
      await canvas.findByText(memberMessages.noMatch);
      await pointer.click(canvas.getByRole('button', { name: 'Show all users' }));
      await canvas.findByText('91 users');
    });
  },
});

export const FromUrl = meta.story({
  ...usersStory({ world: 'seller-with-store', query: 'search=ada&sort=oldest' }).annotations,
  play: async ({ canvas }) => {
    await canvas.findByText('5 users');
    await expect(canvas.getByRole('textbox', { name: 'Search users' })).toHaveValue('ada');
  },
});

export const Empty = meta.story({
  ...usersStory({ world: 'seller-no-memberships' }).annotations,
  play: async ({ canvas }) => {
    await canvas.findByText(memberMessages.empty);
    const form = await openForm(canvas);
    await within(form).findByText(memberMessages.noMemberships);
    await expect(within(form).getByRole('button', { name: 'Add user' })).toBeDisabled();
  },
});

export const NoMatch = meta.story({
  ...usersStory({ world: 'seller-with-store', query: 'search=nobody' }).annotations,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(memberMessages.noMatch);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all users' }));
    await expect(canvas.queryByText(memberMessages.empty)).not.toBeInTheDocument();
    await canvas.findByText('Page 1 of 2');
  },
});

export const Loading = meta.story({
  ...usersStory({ world: 'members-slow' }).annotations,
  play: async ({ canvas }) => {
    await canvas.findByText(memberMessages.loading);
  },
});

export const TooSlow = meta.story({
  ...usersStory({ world: 'members-too-slow' }).annotations,
  parameters: { consoleErrors: [answered(500)] },
  play: async ({ canvas }) => {
    await canvas.findByText(membersErrors.tooSlow.help);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

export const Unreachable = meta.story({
  ...usersStory({ world: 'members-unreachable' }).annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas }) => {
    const { title } = membersErrors.unreachable;
    await canvas.findByText(title);
    await pointer.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText(title);
  },
});

export const SignedOut = meta.story({
  ...usersStory({ world: 'members-signed-out' }).annotations,
  parameters: { consoleErrors: [answered(401)] },
  play: async ({ canvas }) => {
    await canvas.findByText(membersErrors.signInRequired.help);
  },
});

export const Oversold = meta.story({
  ...usersStory({ world: 'members-oversold' }).annotations,
  play: async ({ canvas }) => {
    await canvas.findByText('3 users have no spot');
    await expect(canvas.getByRole('link', { name: 'Open memberships' })).toHaveAttribute(
      'href',
      expect.stringContaining('/memberships'),
    );
    await pointer.click(canvas.getByRole('button', { name: 'Show oversold' }));
    await canvas.findByText('3 users');
    const marks = within(await table(canvas)).getAllByText('Oversold');
    await expect(marks).toHaveLength(3);
  },
});

export const OversoldOnPhone = meta.story({
  ...usersStory({ world: 'members-oversold', query: 'status=oversold' }).annotations,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await table(canvas);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Many = meta.story({
  ...usersStory({ world: 'members-many' }).annotations,
  play: async ({ canvas }) => {
    await canvas.findByText('5,094 users');
    await expect(names(canvas)).toHaveLength(50);
    await canvas.findByText('Page 1 of 102');
  },
});

const exportButton = (canvas: Canvas) => canvas.findByRole('button', { name: /^Export/ });

export const ExportsWithCancel = meta.story({
  ...usersStory({ world: 'export-slow' }).annotations,
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('5,094 users');
    await step('a bar shows how much was read', async () => {
      await userEvent.click(await exportButton(canvas));
      const bar = await canvas.findByRole('progressbar', { name: exportingText('users') });
      await waitFor(() => expect(bar).toHaveValue(1_000));
      await expect(bar).toHaveAttribute('aria-valuetext', readSoFarText(1_000, 5_094, 'users'));
    });
    await step('canceling stops it, and keeps the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
      await expect(document.body).not.toHaveFocus();
      await expect(screen.queryByText(memberMessages.exported)).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
    });
  },
});

const exportStops = usersStory({ world: 'export-stops' });
export const ExportGoesOn = meta.story({
  ...exportStops.annotations,
  parameters: { consoleErrors: [answered(500)] },
  play: async ({ canvas, userEvent, step }) => {
    const files = watchDownloads();
    await canvas.findByText('5,094 users');
    await step('a part that was not read stops the export', async () => {
      await userEvent.click(await exportButton(canvas));
      const alert = await canvas.findByRole('alert');
      await expect(alert).toHaveTextContent(exportErrors.tooSlow);
      await expect(alert).toHaveTextContent(goesOnText(1_000, 5_094, 'users'));
      await expect(files.made).toHaveLength(0);
    });
    await step('trying again goes on, and the file has each user once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await screen.findByText(memberMessages.exported);
      const lines = ((await files.made[0]?.text()) ?? '').trim().split('\r\n');
      await expect(lines).toHaveLength(5_095);
      await expect(new Set(lines).size).toBe(5_095);
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
    files.stop();
  },
});

async function exportFails(canvas: Canvas, kind: keyof typeof exportErrors) {
  await pointer.click(await exportButton(canvas));
  await expect(await canvas.findByRole('alert')).toHaveTextContent(exportErrors[kind]);
}
export const ExportSignedOut = meta.story({
  ...usersStory({ world: 'export-signed-out' }).annotations,
  parameters: { consoleErrors: [answered(401)] },
  play: async ({ canvas }) => {
    await exportFails(canvas, 'signInRequired');
    await canvas.findByText(goesOnText(1_000, 5_094, 'users'));
  },
});
export const ExportOfLostStore = meta.story({
  ...usersStory({ world: 'export-store-gone' }).annotations,
  parameters: { consoleErrors: [answered(403)] },
  play: async ({ canvas }) => {
    await exportFails(canvas, 'notAllowed');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const LiveLost = meta.story({
  ...usersStory({ world: 'members-live-lost' }).annotations,
  play: async ({ canvas }) => {
    await canvas.findByText(memberMessages.liveLost);
  },
});

export const EndsAndRestores = meta.story({
  ...usersStory({
    world: 'seller-with-store',
    query: 'source=manual&status=active&sort=oldest',
  }).annotations,
  play: async ({ canvas, step }) => {
    await table(canvas);
    // The name at this index is unique in the list; other names occur twice.
    const name = names(canvas)[3] ?? '';
    await step('ends after a question', async () => {
      const menu = await openMenu(canvas, new RegExp(`More actions for ${name}`));
      await pointer.click(within(menu).getByRole('menuitem', { name: 'End membership' }));
      const question = await screen.findByRole('alertdialog');
      await pointer.click(within(question).getByRole('button', { name: 'End membership' }));
      await screen.findByText(memberMessages.ended);
      await waitFor(() => expect(names(canvas)).not.toContain(name));
    });
    await step('restores', async () => {
      await choose(canvas.getByRole('button', { name: /Status/ }), 'Canceled');
      await waitFor(() => expect(names(canvas)).toContain(name));
      const menu = await openMenu(canvas, new RegExp(`More actions for ${name}`));
      await pointer.click(within(menu).getByRole('menuitem', { name: 'Restore membership' }));
      await screen.findByText(memberMessages.restored);
    });
  },
});

export const ManagedByProvider = meta.story({
  ...usersStory({ world: 'seller-with-store', query: 'source=stripe&status=active' }).annotations,
  play: async ({ canvas }) => {
    await table(canvas);
    const [name = ''] = names(canvas);
    const menu = await openMenu(canvas, new RegExp(`More actions for ${name}`));
    await expect(
      within(menu).getByRole('menuitem', { name: 'Cancel or refund on Stripe' }),
    ).toHaveAttribute('aria-disabled', 'true');
    await expect(within(menu).queryByRole('menuitem', { name: 'End membership' })).toBeNull();
  },
});

export const ChangeUnanswered = meta.story({
  ...usersStory({
    world: 'seller-save-fails',
    query: 'source=manual&status=active',
  }).annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas }) => {
    await table(canvas);
    const menu = await openMenu(canvas, new RegExp(`More actions for ${names(canvas)[0] ?? ''}`));
    await pointer.click(within(menu).getByRole('menuitem', { name: 'End membership' }));
    const question = await screen.findByRole('alertdialog');
    await pointer.click(within(question).getByRole('button', { name: 'End membership' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(memberChangeErrorText('unanswered').title);
    await expect(screen.queryByText(memberMessages.ended)).toBeNull();
    await pointer.click(within(alert).getByRole('button', { name: 'Dismiss' }));
  },
});

export const LinksAccount = meta.story({
  ...usersStory({ world: 'seller-with-store', query: 'source=manual&status=active' }).annotations,
  play: async ({ canvas }) => {
    await table(canvas);
    const menu = await openMenu(canvas, new RegExp(`More actions for ${names(canvas)[0] ?? ''}`));
    await pointer.click(within(menu).getByRole('menuitem', { name: 'Change the Discord account' }));
    const form = await dialog();
    const input = field(form, 'Discord ID');
    await pointer.clear(input);
    await pointer.click(input);
    await pointer.paste('500000000000000042');
    await save(form, 'Save');
    await screen.findByText(memberMessages.linked);
    await canvas.findByText('500000000000000042');
  },
});

export const Adds = meta.story({
  ...usersStory({ world: 'seller-with-store' }).annotations,
  play: async ({ canvas, step }) => {
    const form = await openForm(canvas);
    await step('says beside the field what is missing', async () => {
      await save(form);
      await waitFor(() => expect(field(form, 'Discord ID')).toHaveFocus());
      await pointer.paste('ada#1234');
      await expect(field(form, 'Discord ID')).toHaveAccessibleDescription(
        /Enter a Discord ID: 17 to 20 digits/,
      );
      await pointer.clear(field(form, 'Discord ID'));
    });
    await fillForm(form, '500000000000000001');
    await save(form);
    await screen.findByText(memberMessages.added);
    await canvas.findByText('92 users');
    await step('says beside the field who is a member already', async () => {
      const second = await openForm(canvas);
      await fillForm(second, '500000000000000001');
      await save(second);
      await waitFor(() =>
        expect(field(second, 'Discord ID')).toHaveAccessibleDescription(
          new RegExp(memberMessages.alreadyMember),
        ),
      );
    });
  },
});

export const AddsWithoutResponse = meta.story({
  ...usersStory({ world: 'seller-save-answer-lost' }).annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await fillForm(form, '500000000000000001');
    await save(form);
    const alert = await within(form).findByRole('alert');
    await expect(alert).toHaveTextContent(memberSaveErrorText('unanswered').help);
    await expect(field(form, 'Discord ID')).toHaveValue('500000000000000001');
  },
});

export const Hostile = meta.story({
  ...usersStory({ world: 'seller-hostile' }).annotations,
  play: async ({ canvas, canvasElement }) => {
    await table(canvas);
    await expect('wasRun' in window).toBe(false);
    await expect(canvasElement.querySelector('script, img')).toBeNull();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
