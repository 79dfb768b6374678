import type { Page } from '@playwright/test';
import { alwaysHydrated, expect, test } from '../test';
import { signInToSell, withDatabase } from './dashboard';

const id = 'biz_twobrowsers';
const path = `/biz/${id}/design`;

const remove = () => withDatabase((sql) => sql`delete from stores where id = ${id}`);
test.beforeEach(async () => {
  await remove();
  await withDatabase(
    (sql) => sql`
      insert into stores (id, owner_id, slug, name, is_designed, design)
      select ${id}, user_id, 'two-browsers', 'Two Browsers', true, '{"heroSubtitle":"At first"}'
      from seller_accounts join auth.users on users.id = user_id
      where email = 'mira@grouped.example'`,
  );
});
test.afterEach(remove);

interface Stored {
  version: number;
  subtitle: string;
  layout: string;
  icon: string;
  questions: readonly { question: string; answer: string }[];
}

const stored = () =>
  withDatabase(async (sql) => {
    const [row] = await sql<Stored[]>`
      select version, design ->> 'heroSubtitle' as subtitle, design ->> 'layout' as layout,
        design ->> 'iconBadge' as icon, design -> 'faq' as questions
      from stores where id = ${id}`;
    if (!row) throw new Error(`There is no store ${id}.`);
    return row;
  });

/** Returns the controls of the design editor on a page, by their accessible names. */
function editorOn(page: Page) {
  return {
    page,
    subtitle: page.getByRole('textbox', { name: 'Subtitle', exact: true }),
    question: page.getByRole('textbox', { name: 'Question', exact: true }),
    answer: page.getByRole('textbox', { name: 'Answer', exact: true }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    choice: (name: string | RegExp) => page.getByRole('radio', { name }),
    /** The dialog that asks which value to keep. */
    clash: page
      .getByRole('alert')
      .filter({ hasText: 'This design was changed in another tab' })
      .getByRole('radiogroup'),
    saved: page.getByText('Store design saved successfully!'),
    unchanged: page.getByText('No unsaved changes'),
  };
}

test('two browsers save one design at once, and nothing is lost', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const editors = [editorOn(page), editorOn(alwaysHydrated(await context.newPage()))] as const;
  const [one, other] = editors;
  for (const editor of editors) {
    await editor.page.route('https://cdn.discordapp.com/**', (route) => route.abort());
    await signInToSell(editor.page);
    await editor.page.goto(path);
    await expect(editor.subtitle).toHaveValue('At first');
  }
  const { version } = await stored();

  await test.step('different parts are merged', async () => {
    await one.subtitle.fill('From one');
    await other.choice(/Minimal/).check({ force: true });
    await Promise.all(editors.map(({ button }) => button('Save').click()));
    for (const { saved, unchanged } of editors) {
      await expect(saved).toBeVisible();
      await expect(unchanged).toBeVisible();
    }
    expect(await stored()).toMatchObject({
      version: version + 2,
      subtitle: 'From one',
      layout: 'minimal',
    });
  });

  await test.step('both open the merged design', async () => {
    for (const editor of editors) {
      await editor.page.reload();
      await expect(editor.subtitle).toHaveValue('From one');
      await expect(editor.choice(/Minimal/)).toBeChecked();
    }
  });

  const subtitles = ['One says this', 'The other says that'] as const;
  const [first, second] =
    await test.step('the same part is saved by one, and clashes in the other', async () => {
      await one.choice('Crown').check({ force: true });
      await other.button('Add Question').click();
      await other.question.fill('Is there a trial?');
      await other.answer.fill('No, but a refund.');
      for (const [index, { subtitle }] of editors.entries()) {
        await subtitle.fill(subtitles[index] ?? '');
      }
      await Promise.all(editors.map(({ button }) => button('Save').click()));
      await expect(one.clash.or(one.unchanged)).toBeVisible();
      await expect(other.clash.or(other.unchanged)).toBeVisible();
      const winner = (await stored()).subtitle === subtitles[0] ? 0 : 1;
      return winner === 0 ? ([0, 1] as const) : ([1, 0] as const);
    });
  const [winner, loser] = [editors[first], editors[second]];
  const [theirs, yours] = [subtitles[first], subtitles[second]];

  await test.step('the database has what was saved first', async () => {
    await expect(winner.unchanged).toBeVisible();
    expect(await stored()).toMatchObject({
      version: version + 3,
      subtitle: theirs,
      icon: first === 0 ? 'Crown' : 'Award',
    });
  });

  const expectClash = async () => {
    await expect(loser.clash).toHaveAccessibleName('Subtitle');
    await expect(loser.choice(/The other tab saved/)).toHaveAccessibleDescription(theirs);
    await expect(loser.choice(/You have/)).toHaveAccessibleDescription(yours);
    await expect(loser.subtitle).toHaveValue(yours);
    await expect(loser.button('Save')).toBeDisabled();
  };
  await test.step('the other browser shows both values, also after a reload', async () => {
    await expectClash();
    await loser.page.reload();
    await expectClash();
  });

  await test.step('a choice can be undone, and the decision is saved with the rest', async () => {
    await loser.choice(/The other tab saved/).click({ force: true });
    await expect(loser.subtitle).toHaveValue(theirs);
    await loser.button('Undo').click();
    await expect(loser.subtitle).toHaveValue(yours);
    await loser.button('Save').click();
    await expect(loser.unchanged).toBeVisible();
    expect(await stored()).toEqual({
      version: version + 4,
      subtitle: yours,
      layout: 'minimal',
      icon: 'Crown',
      questions: [
        expect.objectContaining({ question: 'Is there a trial?', answer: 'No, but a refund.' }),
      ],
    });
  });
  await context.close();
});
