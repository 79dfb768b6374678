import { expect, screen, userEvent as pointer, waitFor, within } from 'storybook/test';
import { answered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import {
  codePageNames,
  codePageText,
  columnNames,
  everyUserText,
  fileProblemText,
  importErrorText,
  memberMessages,
  missingColumnsText,
  refusalText,
} from '#content/messages/market/store-members';
import { ImportDialog } from './import/ImportDialog';
import { usersStory } from './users-story.fixture';

/** The import of users from a file, in mock worlds. */
const meta = preview.meta({
  title: 'Screens/Seller/Users/Import',
  component: ImportDialog,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
});

type Canvas = Pick<typeof screen, 'findByRole'>;

async function openImport(canvas: Canvas) {
  await pointer.click(await canvas.findByRole('button', { name: 'Import CSV' }));
  return screen.findByRole('dialog');
}

async function upload(form: HTMLElement, text: BlobPart, name = 'users.csv') {
  const input = form.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a file');
  await pointer.upload(input, new File([text], name, { type: 'text/csv' }));
}

const faulty = [
  'membership,discord_id,name,phone',
  'Collector,500000000000000001,Elif,1',
  'Gold,500000000000000002,Femi,2',
  'Collector,5.0E+17,Grace,3',
].join('\n');
const valid = 'membership;discord_id;name\nCollector;500000000000000001;Elif\n';

export const Choosing = meta.story({
  ...usersStory({ world: 'seller-with-store' }).annotations,
  play: async ({ canvas, step }) => {
    const form = await openImport(canvas);
    await step('says why a file cannot be imported', async () => {
      await upload(form, new Uint8Array([0x50, 0x4b, 3, 4, 0xff]), 'users.xlsx');
      await within(form).findByText(fileProblemText({ kind: 'notText' }));
      await upload(form, 'membership,discord_id\nVault,"1\n');
      await within(form).findByText(fileProblemText({ kind: 'broken', line: 2 }));
      await upload(form, 'x'.repeat(1_048_577));
      await within(form).findByText(fileProblemText({ kind: 'tooLarge' }));
    });
  },
});

const patrons = [
  'Name,Email,Discord,Patron Status,Tier,Patronage Since Date',
  'Elif,elif@buyers.example,elif#1234,Active patron,Gold,2026-04-08 17:45:28.731953',
].join('\n');

/** Opens a list and chooses one of its options. */
async function choose(form: HTMLElement, label: string, option: string) {
  await pointer.click(await within(form).findByRole('button', { name: new RegExp(`${label}$`) }));
  await pointer.click(await screen.findByRole('option', { name: option }));
}

export const OtherPrograms = meta.story({
  ...usersStory({ world: 'seller-with-store' }).annotations,
  play: async ({ canvas, step }) => {
    const form = await openImport(canvas);
    await step('a file without Discord IDs says what to do', async () => {
      await upload(form, patrons);
      await within(form).findByText(missingColumnsText(['discord_id'])?.title ?? '');
      await expect(within(form).queryByRole('button', { name: /^Import/ })).toBeNull();
    });
    await step('columns can be chosen, and one membership for all users', async () => {
      await pointer.click(within(form).getByRole('button', { name: 'Choose another file' }));
      await upload(form, patrons.replace('elif#1234', '<@500000000000000001>'));
      await choose(form, columnNames.discord_id, 'Discord');
      await within(form).findByText(refusalText('membership'));
      await choose(form, columnNames.membership, everyUserText('Collector'));
      await within(form).findByText('1 to add');
      await expect(within(form).getByRole('cell', { name: 'Collector' })).toBeVisible();
    });
  },
});

export const CodePage = meta.story({
  ...usersStory({ world: 'seller-with-store' }).annotations,
  play: async ({ canvas }) => {
    const form = await openImport(canvas);
    const line = 'membership;discord_id;name\nCollector;500000000000000001;Ren\u00E9\n';
    await upload(
      form,
      Uint8Array.from(line, (letter) => letter.codePointAt(0) ?? 0),
    );
    await within(form).findByText('René, 500000000000000001');
    await within(form).findByText(codePageText('windows-1252'));
    await choose(form, memberMessages.codePageLabel, codePageNames['windows-1251']);
    await within(form).findByText('Renй, 500000000000000001');
  },
});

const story = usersStory({ world: 'seller-with-store' });
export const CorrectsAndImports = meta.story({
  ...story.annotations,
  play: async ({ canvas, step }) => {
    const form = await openImport(canvas);
    await step('the preview names refused rows and other columns', async () => {
      await upload(form, faulty);
      await within(form).findByText('1 to add, 2 refused');
      await within(form).findByText(refusalText('membership'));
      await within(form).findByText(refusalText('discordId'));
      await within(form).findByText('This column is not imported: phone');
      const { context } = story.backend();
      await expect(context.store.members.rows(context.conditions)).toHaveLength(91);
    });
    await step('a corrected file is imported', async () => {
      await pointer.click(within(form).getByRole('button', { name: 'Choose another file' }));
      await upload(form, valid);
      await within(form).findByText('1 to add');
      await pointer.click(within(form).getByRole('button', { name: 'Import 1 user' }));
      await within(form).findByText('1 added');
      await screen.findByText('1 user imported');
      await pointer.click(within(form).getByRole('button', { name: 'Done' }));
      await canvas.findByText('92 users');
    });
    await step('the same file changes nothing', async () => {
      const again = await openImport(canvas);
      await upload(again, valid);
      await within(again).findByText(memberMessages.nothingToImport);
      await expect(within(again).getByRole('button', { name: 'Import 0 users' })).toBeDisabled();
    });
  },
});

export const Faulty = meta.story({
  ...usersStory({ world: 'members-import-faulty' }).annotations,
  parameters: { consoleErrors: [answered(500)] },
  play: async ({ canvas }) => {
    const form = await openImport(canvas);
    await upload(form, valid);
    await pointer.click(await within(form).findByRole('button', { name: 'Import 1 user' }));
    const alert = await within(form).findByRole('alert');
    await expect(alert).toHaveTextContent(importErrorText({ of: 'import', kind: 'tooSlow' }).help);
    await expect(screen.queryByText('1 user imported')).toBeNull();
    await expect(within(form).getByRole('button', { name: 'Import 1 user' })).toBeEnabled();
  },
});

export const ChangedMeanwhile = meta.story({
  ...usersStory({ world: 'members-import-changed' }).annotations,
  play: async ({ canvas }) => {
    const form = await openImport(canvas);
    await upload(form, valid);
    await pointer.click(await within(form).findByRole('button', { name: 'Import 1 user' }));
    await within(form).findByText('1 left out');
    await within(form).findByText(refusalText('membership'));
    await expect(screen.queryByText('1 user imported')).toBeNull();
  },
});

export const SessionEnded = meta.story({
  ...usersStory({ world: 'seller-save-signed-out' }).annotations,
  parameters: { consoleErrors: [answered(401)] },
  play: async ({ canvas }) => {
    const form = await openImport(canvas);
    await upload(form, valid);
    const { title } = importErrorText({ of: 'preview', kind: 'signInRequired' });
    await waitFor(() => expect(within(form).getByRole('alert')).toHaveTextContent(title));
    await expect(within(form).getByRole('button', { name: 'Check again' })).toBeEnabled();
  },
});
